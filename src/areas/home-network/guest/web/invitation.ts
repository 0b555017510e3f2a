// The link that a host gives a guest. Its content is in the fragment, which browsers do not send to any server.

import { webBase } from '#platform/web-base.ts';
import { isGuestName, isGuestPassword } from '../rules.ts';

export type Invitation = { name: string; password: string; endsAt: string | null };

export function invitationLink(origin: string, { name, password, endsAt }: Invitation): string {
  const content = new URLSearchParams({ n: name, p: password, ...(endsAt && { u: endsAt }) });
  return `${origin}${webBase}/guest-wifi#${content.toString()}`;
}

/** Null if the link is damaged. A stranger may have written it, so it only shows what a network can have. */
export function readInvitation(fragment: string): Invitation | null {
  const content = new URLSearchParams(fragment.replace(/^#/, ''));
  const [name, password, end] = [content.get('n') ?? '', content.get('p') ?? '', content.get('u')];
  if (!isGuestName(name) || !isGuestPassword(password)) return null;
  if (end !== null && Number.isNaN(Date.parse(end))) return null;
  return { name, password, endsAt: end === null ? null : new Date(end).toISOString() };
}
