// Short reads on a few shared connections. Statements are pipelined, so the session check of a call adds little to its
// read. Long statements would block others and use the pool.

import pg from 'pg';
import { readSpan } from '../tracing/trace-queries.ts';
import { inInnerSpan, isTracing } from '../tracing/tracing.ts';
import { connectionSettings, limitConnection, limitSilence, noLimits, type DatabaseLimits } from './limits.ts';

/** Prepared once per connection under its name. */
export type Statement = { name: string; text: string; values: unknown[] };

export type Reads = { read<Row>(statement: Statement): Promise<Row[]> };

export type OpenReads = Reads & { close(): Promise<void> };

type Line = OpenReads & { underWay: number };

type ReadSettings = { limits?: DatabaseLimits; connections?: number };

export function openReads(
  connection: pg.ClientConfig,
  onLost: (error: Error) => void,
  { limits = noLimits, connections = 2 }: ReadSettings = {},
): OpenReads {
  const lines = Array.from({ length: connections }, () => openLine(connection, onLost, limits));
  const read: Reads['read'] = (statement) => emptiest(lines).read(statement);
  return {
    read: isTracing() ? (statement) => inInnerSpan(readSpan(statement.name), () => read(statement)) : read,
    async close() {
      await Promise.all(lines.map((line) => line.close()));
    },
  };
}

function emptiest(lines: readonly Line[]): Line {
  return lines.reduce((best, line) => (line.underWay < best.underWay ? line : best));
}

/** One connection, opened on first use and reopened after a loss. */
function openLine(connection: pg.ClientConfig, onLost: (error: Error) => void, limits: DatabaseLimits): Line {
  let opened: Promise<pg.Client> | null = null;

  const open = (): Promise<pg.Client> => {
    const client = new pg.Client({ ...connectionSettings(limits), ...connection, pipeline: true });
    const opening = client
      .connect()
      .then(() => limitConnection(client, limits))
      // All statements look up keys: the plan never differs, and planning takes longer than reading.
      .then(() => client.query('set plan_cache_mode = force_generic_plan'))
      .then(() => client);
    const forget = () => {
      if (opened === opening) opened = null;
    };
    client.on('error', (error) => {
      forget();
      onLost(error);
    });
    client.on('end', forget);
    opening.catch(forget);
    return opening;
  };

  const line: Line = {
    underWay: 0,
    async read<Row>(statement: Statement): Promise<Row[]> {
      line.underWay += 1;
      opened ??= open();
      const used = opened;
      try {
        const client = await used;
        limitSilence(client, limits.silenceMs);
        sendTogether(client);
        const { rows } = await client.query(statement);
        return rows as Row[];
      } catch (error) {
        // Running reads fail before the client itself reports the loss; the next read must not use it again.
        if (opened === used && isLoss(error)) opened = null;
        throw error;
      } finally {
        line.underWay -= 1;
        if (line.underWay === 0) void used.then((client) => limitSilence(client, 0), ignoreFailure);
      }
    },
    async close() {
      const client = await opened?.catch(() => null);
      await client?.end();
    },
  };
  return line;
}

function ignoreFailure(): void {
  // Callers that waited for the connection get this error.
}

/** A failed statement leaves the connection usable; any other error ends it. */
function isLoss(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.severity === 'FATAL';
}

/** Statements of one event loop turn are sent in one write: each write wakes the database. */
function sendTogether({ connection: { stream } }: pg.Client): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
