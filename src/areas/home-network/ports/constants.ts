// The numeric codes of the port mappings and their names.

export const protocols = [1, 2, 3] as const;
export type Protocol = (typeof protocols)[number];
export const protocolNames: Record<Protocol, string> = { 1: 'TCP', 2: 'UDP', 3: 'TCP/UDP' };

/** The actions on a port mapping; an edit and a toggle both change some of its fields. */
export const portActions = { add: 1, edit: 2, remove: 3 } as const;
export type PortAction = (typeof portActions)[keyof typeof portActions];
