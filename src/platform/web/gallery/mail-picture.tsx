import type { Mail } from '#platform/mail.ts';

/** An e-mail as a mail program shows it. */
export function MailPicture({ mail }: { mail: Mail }) {
  return <iframe title={mail.subject} srcDoc={mail.html} className="h-[46rem] w-full border-0" sandbox="" />;
}
