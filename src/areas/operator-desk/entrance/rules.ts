// Who may work at the desk and how often somebody may try to come in.

export const roles = ['editor', 'support'] as const;
export type Role = (typeof roles)[number];

export const operatorName = /^[a-z][a-z0-9.-]{1,39}$/;

/** Of passwords here; customers' rules hold besides. */
export const shortestDeskPassword = 12;

export const enrolmentHours = 24;

/** Every try counts, good or not; the second factor makes guessing hopeless long before. */
export const signInLimits = {
  nameFromAddress: { name: 'desk-name-from-address', limit: 10, windowSeconds: 900 },
  address: { name: 'desk-address', limit: 50, windowSeconds: 900 },
  name: { name: 'desk-name', limit: 100, windowSeconds: 86_400 },
} as const;

export const enrolmentLimit = { name: 'desk-enrolment', limit: 10, windowSeconds: 900 } as const;

/** The roles of a list such as `editor,support`; null when one of them is none. */
export function rolesIn(list: string): Role[] | null {
  const named = list.split(',');
  const known = roles.filter((role) => named.includes(role));
  return known.length === named.length ? known : null;
}
