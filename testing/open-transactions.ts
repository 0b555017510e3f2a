import type { Pool } from 'pg';

const samples = 50;
const openNow = `select pid, xact_start::text as begun, query from pg_stat_activity
  where datname = current_database() and state = 'idle in transaction'`;

interface OpenTransaction {
  pid: number;
  begun: string;
  query: string;
}

/**
 * The transactions that stay open while a partner delays its answer. A job in the background may be between two
 * statements for a moment; only a transaction that is open in every sample waits for the partner.
 */
export async function transactionsLeftOpen(pool: Pool): Promise<OpenTransaction[]> {
  let open = (await pool.query<OpenTransaction>(openNow)).rows;
  for (let sample = 1; sample < samples && open.length > 0; sample += 1) {
    const { rows } = await pool.query<OpenTransaction>(openNow);
    open = open.filter(({ pid, begun }) => rows.some((row) => row.pid === pid && row.begun === begun));
  }
  return open;
}
