// Who may work at the desk, and how they enrol.

export const roles = ['editor', 'support'] as const;
export type Role = (typeof roles)[number];

export const operatorName = /^[a-z][a-z0-9.-]{1,39}$/;

/** Of passwords here; customers' rules hold besides. */
export const shortestDeskPassword = 12;

export const enrolmentHours = 24;

export const enrolmentLimit = { name: 'desk-enrolment', limit: 10, windowSeconds: 900 } as const;

/** The roles of a list such as `editor,support`; null when one of them is none. */
export function rolesIn(list: string): Role[] | null {
  const named = list.split(',');
  const known = roles.filter((role) => named.includes(role));
  return known.length === named.length ? known : null;
}
