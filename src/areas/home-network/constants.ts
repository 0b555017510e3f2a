// The numeric codes that the parts of the home network share, and their names.

export const bands = [1, 2] as const;
export type Band = (typeof bands)[number];
export const bandNames: Record<Band, string> = { 1: '2.4 GHz', 2: '5 GHz' };

export const meshStatuses = [0, 1, 2, 3] as const;
export type MeshStatus = (typeof meshStatuses)[number];
export const meshSignals = { 0: 'none', 1: 'excellent', 2: 'satisfactory', 3: 'weak' } as const satisfies Record<
  MeshStatus,
  string
>;
