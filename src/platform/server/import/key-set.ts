// A set of texts that stores 8 bytes per text instead of the text itself, for files with millions of keys. Two texts with
// the same 64-bit hash would count as one: with ten million keys, the probability is one in 300,000.

export type KeySet = {
  has(text: string): boolean;
  add(text: string): void;
};

const smallest = 1024;

export function createKeySet(): KeySet {
  // Two numbers per slot; both are 0 in a free slot. The number of slots is a power of two.
  let slots = new Uint32Array(2 * smallest);
  let count = 0;

  function place(table: Uint32Array, [high, low]: Hash): number {
    const last = table.length / 2 - 1;
    let slot = low & last;
    while ((table[2 * slot] !== high || table[2 * slot + 1] !== low) && !isFree(table, slot)) slot = (slot + 1) & last;
    return slot;
  }

  function put(table: Uint32Array, hash: Hash): boolean {
    const slot = place(table, hash);
    const isNew = isFree(table, slot);
    table.set(hash, 2 * slot);
    return isNew;
  }

  function grow(): void {
    const larger = new Uint32Array(slots.length * 2);
    for (let at = 0; at < slots.length; at += 2) {
      if (!isFree(slots, at / 2)) put(larger, [slots[at]!, slots[at + 1]!]);
    }
    slots = larger;
  }

  return {
    has: (text) => !isFree(slots, place(slots, hashOf(text))),
    add(text) {
      if (put(slots, hashOf(text))) count += 1;
      if (count > slots.length / 4) grow();
    },
  };
}

const isFree = (table: Uint32Array, slot: number) => table[2 * slot] === 0 && table[2 * slot + 1] === 0;

type Hash = [high: number, low: number];

/** Two independent multiplicative hashes with a final mix. Never 0 and 0, the mark of a free slot. */
function hashOf(text: string): Hash {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  return [mix(high ^ (low >>> 13)), mix(low ^ (high >>> 15)) || 1];
}

function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
