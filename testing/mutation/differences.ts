// Whether a mutation would have changed a result, noted while tests run the unchanged code.

/** By the place and the name of the mutation: how often it was looked at, and how often it made a difference. */
export type NotedDifferences = Map<string, { runs: number; differences: number }>;

export type Differences = ReturnType<typeof createDifferences>;

export function createDifferences() {
  const noted: NotedDifferences = new Map();
  const note = (place: string, isDifferent: () => boolean) => {
    const known = noted.get(place) ?? { runs: 0, differences: 0 };
    noted.set(place, known);
    known.runs++;
    // One difference is enough, and the other result may cost time.
    if (known.differences === 0 && isDifferent()) known.differences++;
  };
  return {
    noted,
    note,
    /** `<` and `<=` differ for equal values only. */
    compare<Value extends number | string | Date>(place: string, one: Value, other: Value, operator: string): boolean {
      note(place, () => areEqual(one, other));
      if (operator === '<') return one < other;
      if (operator === '>') return one > other;
      return operator === '<=' ? one <= other : one >= other;
    },
    and(place: string, one: unknown, other: () => unknown): unknown {
      if (one) {
        const result = other();
        note(place, () => !result);
        return result;
      }
      note(place, () => truthOf(other) !== false);
      return one;
    },
    or(place: string, one: unknown, other: () => unknown): unknown {
      if (!one) {
        const result = other();
        note(place, () => Boolean(result));
        return result;
      }
      note(place, () => truthOf(other) !== true);
      return one;
    },
    some(place: string, list: unknown[], given: Parameters<unknown[]['some']>): boolean {
      const result = list.some(...given);
      note(place, () => Array.isArray(list) && list.every(...given) !== result);
      return result;
    },
    every(place: string, list: unknown[], given: Parameters<unknown[]['some']>): boolean {
      const result = list.every(...given);
      note(place, () => Array.isArray(list) && list.some(...given) !== result);
      return result;
    },
  };
}

/** Dates with the same time are equal here. */
function areEqual(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other] as [number, number];
  return one !== null && other !== null && first >= second && !(first > second);
}

/** The unchanged code would not have come so far, so it may throw. */
function truthOf(value: () => unknown): boolean | 'throws' {
  try {
    return Boolean(value());
  } catch {
    return 'throws';
  }
}
