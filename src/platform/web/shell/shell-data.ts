// What the shell shows of the signed-in person; the app fills it from the areas.

import { createContext, use } from 'react';
import type { ServiceType } from '#platform/service-type.ts';

export type ShellService = {
  service_id: string;
  service_type: ServiceType;
  label: string | null;
  tariff_name: string;
  waits: boolean;
};

/** The note says what of the person's it is: a number, a card. */
export type PendingItem = { key: string; text: string; to: string; search: Record<string, string>; note: string };

export type ShellPerson = {
  name: string;
  username: string;
  initials: string;
  services: ShellService[];
  waiting: PendingItem[];
};

export const ShellPersonContext = createContext<ShellPerson | null>(null);

/** The signed-in person, or null on a page open to everybody. */
export function useShellPerson(): ShellPerson | null {
  return use(ShellPersonContext);
}
