// Valid amounts of a monthly donation: whole euros, from one to the maximum of the operator.

export type WrongAmount = 'invalid' | 'too_much';

/** Null if the amount is valid. The server applies the same rule. */
export function wrongAmount(typed: string, most: number | null): WrongAmount | null {
  if (!/^[1-9]\d*$/.test(typed.trim())) return 'invalid';
  return most !== null && Number(typed.trim()) > most ? 'too_much' : null;
}
