// The last page of a signed document: who signed what, when and by which number.

import { readableNumber } from '#platform/msisdn.ts';
import { shownDay, sofiaDay, sofiaTime } from '#platform/clock.ts';
import { openTaggedPdf } from '#platform/server/documents/tagged-pdf.ts';
import type { TextReader } from '#platform/server/messages/read-texts.ts';
import type { esigningMessages } from '../../messages.ts';
import type { SigningFacts } from '../signing-facts.ts';

type EvidenceTexts = TextReader<keyof (typeof esigningMessages)['texts']['bg']>;

const longestName = 120;

export type Evidence = {
  facts: SigningFacts;
  name: string;
  text: EvidenceTexts;
  /** The public page that checks a file. */
  checkUrl: string;
};

/** One page: longer names are cut. */
export async function evidencePage({ facts, name, text, checkUrl }: Evidence, pagesBefore: number): Promise<Buffer> {
  const moment = (at: string | null) => (at === null ? text('document.evidence.no_record') : shownSecond(at));
  const title = text('document.evidence.title');
  const pdf = await openTaggedPdf({ title, createdAt: new Date(facts.signed_at), pagesBefore });
  pdf.heading(title);
  pdf.paragraph(text('document.evidence.intro'));
  pdf.paragraph(howItWasSigned(facts, text));
  pdf.facts([
    { name: text('document.evidence.document'), fact: `${short(name)} (${facts.document_id})` },
    { name: text('document.evidence.holder'), fact: short(facts.holder_name) },
    { name: text('document.evidence.signer'), fact: short(facts.signer_name) },
    { name: text('document.evidence.number'), fact: readableNumber(facts.msisdn) },
  ]);
  pdf.space(12);
  pdf.subheading(text('document.evidence.how'));
  pdf.facts([
    { name: text('document.evidence.created'), fact: moment(facts.created_at) },
    { name: text('document.evidence.opened'), fact: onDevice(moment(facts.opened_at), facts) },
    { name: text('document.evidence.read'), fact: moment(facts.read_at) },
    { name: text('document.evidence.code_sent'), fact: moment(facts.code_sent_at) },
    { name: text('document.evidence.signed'), fact: moment(facts.signed_at) },
  ]);
  pdf.space(12);
  pdf.subheading(text('document.evidence.fingerprint'));
  pdf.paragraph(text('document.evidence.fingerprint_of'));
  pdf.paragraph(facts.document_hash.replace(/.{8}/g, '$& ').trim());
  pdf.paragraph(text('document.evidence.seal'), 'quiet');
  pdf.qrCode(checkUrl, text('document.evidence.check', { url: checkUrl }));
  pdf.paragraph(text('document.evidence.check', { url: checkUrl }), 'quiet');
  return pdf.end();
}

function short(name: string): string {
  return name.length <= longestName ? name : `${name.slice(0, longestName - 1)}…`;
}

function onDevice(moment: string, { opened_at, opened_on }: SigningFacts): string {
  return opened_at === null || opened_on === '' ? moment : `${moment} (${opened_on})`;
}

/** States only recorded events: several documents can be signed with one code without being opened. */
export function howItWasSigned(
  { opened_at, signed_at }: Pick<SigningFacts, 'opened_at' | 'signed_at'>,
  text: EvidenceTexts,
): string {
  const signedAt = shownSecond(signed_at);
  return opened_at === null
    ? text('document.evidence.signed_unopened', { signedAt })
    : text('document.evidence.opened_and_signed', { openedAt: shownSecond(opened_at), signedAt });
}

/** In Sofia time. */
function shownSecond(at: string): string {
  const date = new Date(at);
  return `${shownDay(sofiaDay(date))} ${sofiaTime(date)}:${String(date.getUTCSeconds()).padStart(2, '0')}`;
}
