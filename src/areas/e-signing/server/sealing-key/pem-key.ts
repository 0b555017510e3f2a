// A sealing key in the settings of this process.

import { sign, type KeyObject } from 'node:crypto';
import type { SealingKey } from './sealing-key.ts';

export function pemKey(key: KeyObject): SealingKey {
  return { sign: (attributes) => Promise.resolve(sign('sha256', attributes, key)) };
}
