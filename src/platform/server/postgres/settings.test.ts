import { describe, expect, it } from 'vitest';
import { serverArguments } from './settings.ts';

describe('the embedded server', () => {
  it('never listens on the network', () => {
    expect(serverArguments('durable', 60)).toContain('listen_addresses=');
    expect(serverArguments('throw-away', 60)).toContain('listen_addresses=');
  });

  it('flushes a change to disk before it confirms it', () => {
    expect(serverArguments('durable', 60)).toEqual(
      expect.arrayContaining(['fsync=on', 'full_page_writes=on', 'synchronous_commit=on']),
    );
  });

  it('does not log statements and their values', () => {
    expect(serverArguments('durable', 60)).toEqual(
      expect.arrayContaining(['log_min_messages=log', 'log_min_error_statement=panic', 'log_error_verbosity=terse']),
    );
  });

  it('accepts the configured number of connections', () => {
    expect(serverArguments('durable', 7)).toContain('max_connections=7');
  });
});
