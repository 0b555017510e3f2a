/** The pause before an attempt is repeated, in seconds: 5, 10, 20 … up to the longest. */
export function growingPause(attempts: number, longestSeconds: number): number {
  return Math.min(5 * 2 ** (attempts - 1), longestSeconds);
}
