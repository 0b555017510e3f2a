// A wire is one cubic curve; birds sit on it, so its height must be known at any point.

export type Wire = readonly [
  startX: number,
  startY: number,
  firstX: number,
  firstY: number,
  secondX: number,
  secondY: number,
  endX: number,
  endY: number,
];

export function wirePath([startX, startY, ...rest]: Wire): string {
  return `M${startX} ${startY}C${rest.join(' ')}`;
}

export function wireHeight(wire: Wire, x: number): number {
  const [startX, startY, firstX, firstY, secondX, secondY, endX, endY] = wire;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (cubic(startX, firstX, secondX, endX, middle) < x) low = middle;
    else high = middle;
  }
  return cubic(startY, firstY, secondY, endY, low);
}

function cubic(start: number, first: number, second: number, end: number, t: number): number {
  const u = 1 - t;
  return u ** 3 * start + 3 * u ** 2 * t * first + 3 * u * t ** 2 * second + t ** 3 * end;
}
