// A table of generated rows.

import type { CopyValue } from '#platform/server/import/copy-rows.ts';
import type { Subscriber } from './subscriber.ts';

export type Table = { name: string; columns: string[]; rows(subscriber: Subscriber): CopyValue[][] };
