// The shell data of the signed-in user; the app fills it from the areas.

import { createContext, use } from 'react';
import type { QuestionSubject } from '#platform/question-subject.ts';
import type { ServiceType } from '#platform/service-type.ts';

export type ShellService = {
  service_id: string;
  service_type: ServiceType;
  label: string | null;
  tariff_name: string;
  waits: boolean;
  /** A prepaid number with a known balance. */
  hasBalance: boolean;
};

/** The note names the object: a number, a card. */
export type PendingItem = {
  key: string;
  text: string;
  to: string;
  search: Record<string, string>;
  note: string;
  /** For a question about it; null for an answer to a question. */
  subject: QuestionSubject | null;
};

export type ShellPerson = {
  name: string;
  username: string;
  initials: string;
  services: ShellService[];
  waiting: PendingItem[];
};

export const ShellPersonContext = createContext<ShellPerson | null>(null);

/** Null on public pages. */
export function useShellPerson(): ShellPerson | null {
  return use(ShellPersonContext);
}
