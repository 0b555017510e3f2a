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

/** A value of the provider's role claim and the role that it gives; a value may give both. */
export type RoleMapping = readonly { value: string; role: Role }[];

/** Parses items such as `portal-editors=editor`; null if one is malformed or names an unknown role. */
export function roleMappingIn(items: readonly string[]): RoleMapping | null {
  const mapping = items.map((item) => {
    const at = item.lastIndexOf('=');
    const [value, named] = [item.slice(0, Math.max(0, at)).trim(), item.slice(at + 1).trim()];
    return { value, role: roles.find((role) => role === named) };
  });
  const isWhole = (each: (typeof mapping)[number]): each is RoleMapping[number] =>
    each.value !== '' && each.role !== undefined;
  return mapping.every(isWhole) ? mapping : null;
}

/** The claim is one value or a list. */
export function rolesOfClaim(claim: unknown, mapping: RoleMapping): Role[] {
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return roles.filter((role) => mapping.some((each) => each.role === role && values.includes(each.value)));
}

/** Names of local operators contain no @, so none can look like one of the provider. */
export function providerUserName(claims: Readonly<Record<string, unknown>>, subject: string, host: string): string {
  const isName = (value: unknown): value is string =>
    typeof value === 'string' && /^[\p{L}\p{N}._@+-]{1,100}$/u.test(value);
  const named = [claims['preferred_username'], claims['email']].find(isName) ?? subject;
  return named.includes('@') ? named : `${named}@${host}`;
}

/** How long a user may stay at the provider. */
export const deskVisitSeconds = 10 * 60;

/** Starting a visit writes a row, so starts are limited per address. */
export const deskVisitLimit = { name: 'desk-visits-per-address', limit: 600, windowSeconds: 3600 } as const;
