// What a batch of generated subscribers is made of.

import type { SharedValues } from './subscriber-rows.ts';

export type BatchTask = { first: number; wanted: number; seed: number; today: string; shared: SharedValues };

/** The lines of each table, in the text format of COPY. */
export type Batch = { subscribers: number; lines: { table: string; columns: string[]; chunks: Uint8Array[] }[] };
