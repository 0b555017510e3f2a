// The rules of security codes that the portal and every area that asks for one share.

export const wrongTriesUntilLock = 5;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The first lock is short, as people forget; each later one is longer, as nobody forgets that often. */
const locks = [10 * minute, hour, 6 * hour, day, 7 * day];

/** For how long the code is locked after so many wrong tries since the last right one; null for no lock. */
export function lockAfterTries(wrongTries: number): number | null {
  if (wrongTries === 0 || wrongTries % wrongTriesUntilLock !== 0) return null;
  return locks[Math.min(wrongTries / wrongTriesUntilLock, locks.length) - 1]!;
}

/** One digit six times, or digits in a row: what others try first. */
export function isEasyCode(code: string): boolean {
  const steps = new Set(
    code
      .split('')
      .slice(1)
      .map((digit, place) => (Number(digit) - Number(code[place]) + 10) % 10),
  );
  return steps.size === 1 && [0, 1, 9].includes([...steps][0]!);
}
