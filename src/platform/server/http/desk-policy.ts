// The content security policy of the desk: that of the portal, and what its preview of e-mails needs.

import { createHash } from 'node:crypto';
import { defaultLanguage } from '#platform/languages.ts';
import { layOutMail } from '#platform/mail.ts';
import { platformMessages } from '#platform/messages.ts';

/** Allows the style attributes of the e-mail template by their digests, and the policy that makes its HTML. */
export function deskPolicy(policy: string): string {
  return policy
    .replace("style-src 'self'", ["style-src 'self' 'unsafe-hashes'", ...styleDigests()].join(' '))
    .replace('trusted-types abonat', 'trusted-types abonat mail-preview');
}

const action = { text: '-', link: 'https://example.com' };
const fullMail = { subject: '-', paragraphs: ['-'], code: '1', actions: [action, action], note: '-' };

/** The styles depend on the brand. */
function styleDigests(): string[] {
  const { html } = layOutMail(defaultLanguage, platformMessages.texts.bg, fullMail);
  const styles = new Set(Array.from(html.matchAll(/ style="([^"]*)"/g), ([, style]) => style!));
  return [...styles].map((style) => `'sha256-${createHash('sha256').update(unescaped(style)).digest('base64')}'`);
}

/** Digests are of the value of an attribute, not of its notation in HTML. */
function unescaped(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
