/** Codes to which the operator gives a special meaning. */
export const streamingPlans = {
  '20028': { devices: 1, quality: 'HD' },
  '20029': { devices: 2, quality: 'Full HD' },
  '20030': { devices: 4, quality: '4K' },
} as const;

/** Groups of the streaming partners; their extras have an account there. */
const streamingGroups: ReadonlySet<string> = new Set(['Kinobox', 'Vizio', 'Serialnik']);

export function isStreamingExtra({ group_type }: { group_type: string }): boolean {
  return streamingGroups.has(group_type);
}

export function isStreamingPlan(code: string): code is keyof typeof streamingPlans {
  return Object.hasOwn(streamingPlans, code);
}
