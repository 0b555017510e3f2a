// A change of a router as it waits in the database: passwords of wifi are sealed, and forgotten once the change has ended.

import { open, seal } from '#platform/server/sealed-value.ts';
import type { RouterChange, WifiValue } from './router-management/router-management.ts';

const binding = ['wifi password'] as const;

export function sealedChange(key: Uint8Array, change: RouterChange): RouterChange {
  return withPasswords(change, (password) => seal(key, password, binding));
}

/** Null when a password was sealed under another key: nobody can set it any more. */
export function openedChange(key: Uint8Array, change: RouterChange): RouterChange | null {
  let isReadable = true;
  const opened = withPasswords(change, (sealed) => {
    const password = open(key, sealed, binding);
    isReadable &&= password !== null;
    return password?.text ?? '';
  });
  return isReadable ? opened : null;
}

/** Evidence and history say that a password was changed, not what it is. */
export function withoutPasswords(change: RouterChange): RouterChange {
  return withPasswords(change, () => '');
}

function withPasswords(change: RouterChange, made: (password: string) => string): RouterChange {
  if (change.kind !== 'wifi') return change;
  const values = change.values.map((each): WifiValue =>
    each.PropertyName === 'WifiPassword' ? { ...each, Value: made(String(each.Value)) } : each,
  );
  return { ...change, values };
}
