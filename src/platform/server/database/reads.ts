// Short reads on a few connections that everybody shares: a statement is sent without waiting for the answer to the one
// before, so that a call's check of its session costs little beside its read. What may take long would hold up the
// others and goes to the pool.

import pg from 'pg';
import { traceReads } from '../tracing/trace-queries.ts';
import { isTracing } from '../tracing/tracing.ts';
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
    read: isTracing() ? traceReads(read) : read,
    async close() {
      await Promise.all(lines.map((line) => line.close()));
    },
  };
}

function emptiest(lines: readonly Line[]): Line {
  return lines.reduce((best, line) => (line.underWay < best.underWay ? line : best));
}

/** One connection, opened when it is first needed and again after it was lost. */
function openLine(connection: pg.ClientConfig, onLost: (error: Error) => void, limits: DatabaseLimits): Line {
  let opened: Promise<pg.Client> | null = null;

  const open = (): Promise<pg.Client> => {
    const client = new pg.Client({ ...connectionSettings(limits), ...connection, pipeline: true });
    const opening = client
      .connect()
      .then(() => limitConnection(client, limits))
      // All are looked up by keys: the plan is the same for everybody, and planning takes longer than reading.
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
        // The reads under way hear of the loss before the client itself does; the next read must not use it again.
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
  // Told to whoever waited for the connection.
}

/** A refused statement leaves the connection as it was; anything else ends it. */
function isLoss(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.severity === 'FATAL';
}

/** What is asked for in one turn of the event loop leaves in one write: each write wakes the database. */
function sendTogether({ connection: { stream } }: pg.Client): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
