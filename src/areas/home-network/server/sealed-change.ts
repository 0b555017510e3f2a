// A pending router change in the database: wifi passwords are encrypted, and deleted when the change ends.

import type { KeyVersions } from '#platform/server/key-rotation/key-versions.ts';
import { openAny, reseal, sealCurrent } from '#platform/server/sealed-value.ts';
import type { RouterChange, WifiValue } from './router-management/router-management.ts';

const binding = ['wifi password'] as const;

export function sealedChange(key: KeyVersions, change: RouterChange): RouterChange {
  return withPasswords(change, (password) => sealCurrent(key, password, binding));
}

/** Null if a password was encrypted under another key: it cannot be set any more. */
export function openedChange(key: KeyVersions, change: RouterChange): RouterChange | null {
  let isReadable = true;
  const opened = withPasswords(change, (sealed) => {
    const password = openAny(key, sealed, binding);
    isReadable &&= password !== null;
    return password ?? '';
  });
  return isReadable ? opened : null;
}

/** Null if no password depends on the previous key. */
export function resealedChange(key: KeyVersions, change: RouterChange): RouterChange | null {
  let isChanged = false;
  const resealed = withPasswords(change, (sealed) => {
    const password = reseal(key, sealed, binding);
    isChanged ||= password !== null;
    return password ?? sealed;
  });
  return isChanged ? resealed : null;
}

/** The audit log and the history record that a password changed, not its value. */
export function withoutPasswords(change: RouterChange): RouterChange {
  return withPasswords(change, () => '');
}

function withPasswords(change: RouterChange, made: (password: string) => string): RouterChange {
  if (change.kind === 'guest') {
    const { WifiPassword } = change.guest;
    if (WifiPassword === undefined) return change;
    return { ...change, guest: { ...change.guest, WifiPassword: made(WifiPassword) } };
  }
  if (change.kind !== 'wifi') return change;
  const values = change.values.map((each): WifiValue =>
    each.PropertyName === 'WifiPassword' ? { ...each, Value: made(String(each.Value)) } : each,
  );
  return { ...change, values };
}
