export const zooms = [1, 1.25, 1.5, 2, 2.5, 3] as const;
export type Zoom = (typeof zooms)[number];

/** One step in or out, within the limits. */
export function nextZoom(now: Zoom, by: 1 | -1): Zoom {
  return zooms[zooms.indexOf(now) + by] ?? now;
}
