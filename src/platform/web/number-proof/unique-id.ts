// The id a browser makes itself before its first question and carries ever after, for as long as the tab is open.

const key = 'unique-id';

export function uniqueId(): string {
  const known = sessionStorage.getItem(key);
  if (known) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem(key, made);
  return made;
}

export function uniqueIdHeaders(): { 'unique-id': string } {
  return { 'unique-id': uniqueId() };
}

const provedKey = (source: string) => `number-proved ${source}`;

/** Whether a number was proved for this source in this tab, so that asking about it is worth a call. */
export function wasProved(source: string): boolean {
  return sessionStorage.getItem(provedKey(source)) !== null;
}

export function rememberProved(source: string): void {
  sessionStorage.setItem(provedKey(source), 'yes');
}
