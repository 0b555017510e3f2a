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

/** The number proved for this source in this tab; the server alone says whether its hour is over. */
export function provedNumber(source: string): string | null {
  return sessionStorage.getItem(provedKey(source));
}

export function rememberProved(source: string, msisdn: string): void {
  sessionStorage.setItem(provedKey(source), msisdn);
}

export function forgetProved(source: string): void {
  sessionStorage.removeItem(provedKey(source));
}
