// The content security policy of the desk accepts HTML only through this policy. It is shown in a sandboxed frame only.

type Policy = { createHTML(html: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

const asIs: Policy = { createHTML: (html) => html };

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('mail-preview', asIs);

export function trustedMail(html: string): string {
  return (policy ?? asIs).createHTML(html);
}
