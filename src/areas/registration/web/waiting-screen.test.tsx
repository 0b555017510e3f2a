import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { Stage } from '#platform/web/gallery/stage.tsx';
import { registrationBg } from '../texts/bg.ts';
import { large } from './stories/sample.ts';
import { Waiting } from '../ownership/web/waiting-screen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('the time left is the one of the server, also where the clock of the device is years off', async () => {
  vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z'), toFake: ['Date'] });
  const properties = { ...large.properties, expires_in_seconds: 2 * 3600 + 5 * 60 };
  render(
    <Stage language="bg" texts={{ registration: registrationBg, shell: shellBg }}>
      <Waiting workflow={{ ...large, properties }} />
    </Stage>,
  );
  expect(await screen.findByText(/остават 2 ч и 5 мин/)).toBeTruthy();
});
