// What a monthly donation may be: whole euros, from one up to the most the operator takes.

export type WrongAmount = 'invalid' | 'too_much';

/** Null when it may be given. The server holds the same. */
export function wrongAmount(typed: string, most: number | null): WrongAmount | null {
  if (!/^[1-9]\d*$/.test(typed.trim())) return 'invalid';
  return most !== null && Number(typed.trim()) > most ? 'too_much' : null;
}
