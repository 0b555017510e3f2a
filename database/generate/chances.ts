// Random choices that are the same for the same seed and index.

export type RandomSource = {
  /** An integer from 0 up to, not including, the limit. */
  below(limit: number): number;
  happens(share: number): boolean;
  oneOf<Choice>(choices: readonly Choice[]): Choice;
};

export function chancesOf(seed: number, index: number): RandomSource {
  let state = Math.imul(seed, 0x9e37_79b1) ^ Math.imul(index + 1, 0x85eb_ca6b);
  const next = () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    happens: (share) => next() < share,
    oneOf: <Choice>(choices: readonly Choice[]) => choices[below(choices.length)] as Choice,
  };
}
