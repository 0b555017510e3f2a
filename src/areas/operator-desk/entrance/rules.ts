// The roles at the desk, and the rules of enrolling.

export const roles = ['editor', 'support'] as const;
export type Role = (typeof roles)[number];

export const operatorName = /^[a-z][a-z0-9.-]{1,39}$/;

/** For passwords of the desk; the rules for customers apply too. */
export const shortestDeskPassword = 12;

export const enrolmentHours = 24;

export const enrolmentLimit = { name: 'desk-enrolment', limit: 10, windowSeconds: 900 } as const;

/** Parses a list such as `editor,support`; null if a role is unknown. */
export function rolesIn(list: string): Role[] | null {
  const named = list.split(',');
  const known = roles.filter((role) => named.includes(role));
  return known.length === named.length ? known : null;
}
