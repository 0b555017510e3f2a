// The point of the path to the hut at a share of its length, measured in small steps along its curves.

type Point = { x: number; y: number };
type Curve = readonly [Point, Point, Point, Point];

const at = (x: number, y: number): Point => ({ x, y });

const curves: readonly Curve[] = [
  [at(52, 292), at(150, 292), at(250, 276), at(246, 244)],
  [at(246, 244), at(242, 212), at(120, 226), at(150, 196)],
  [at(150, 196), at(180, 166), at(300, 194), at(346, 172)],
  [at(346, 172), at(392, 150), at(350, 120), at(380, 98)],
];

const stepsPerCurve = 40;
const points = curves.flatMap((curve) =>
  Array.from({ length: stepsPerCurve }, (_, step) => onCurve(curve, (step + 1) / stepsPerCurve)),
);

export function pointOnClimb(percent: number): Point {
  const lengths = points.map((point, index) => distance(point, points[index - 1] ?? at(52, 292)));
  let left = (lengths.reduce((sum, length) => sum + length, 0) * percent) / 100;
  const index = lengths.findIndex((length) => (left -= length) <= 0);
  return points[index] ?? at(380, 98);
}

function onCurve([a, b, c, d]: Curve, t: number): Point {
  const mix = (axis: 'x' | 'y') =>
    (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * d[axis];
  return at(mix('x'), mix('y'));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
