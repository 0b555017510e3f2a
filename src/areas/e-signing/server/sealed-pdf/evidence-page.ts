// The last page of a signed document: who signed what, when and by which number.

import { readableNumber } from '#platform/msisdn.ts';
import { shownDay, sofiaDay, sofiaTime } from '#platform/clock.ts';
import { openTaggedPdf } from '#platform/server/documents/tagged-pdf.ts';
import type { SigningFacts } from '../signing-facts.ts';

export function evidencePage(facts: SigningFacts, name: string): Promise<Buffer> {
  const signedAt = new Date(facts.signed_at);
  const pdf = openTaggedPdf({
    title: 'Доказателство за подписване',
    createdAt: signedAt,
    hasPageNumbers: false,
  });
  pdf.heading('Доказателство за подписване');
  pdf.paragraph(
    'Тази страница е добавена при подписването. Всичко преди нея е документът, който беше подписан, байт по байт.',
  );
  pdf.paragraph(howItWasSigned(facts));
  pdf.facts([
    { name: 'Документ', fact: `${name} (${facts.document_id})` },
    { name: 'Титуляр', fact: facts.holder_name },
    { name: 'Подписал', fact: facts.signer_name },
    { name: 'Номер, на който е пратен кодът', fact: readableNumber(facts.msisdn) },
  ]);
  pdf.space(12);
  pdf.subheading('Как беше подписан');
  pdf.facts([
    { name: 'Създаден', fact: moment(facts.created_at) },
    { name: 'Отворен', fact: moment(facts.opened_at) },
    { name: 'Прочетен до края', fact: moment(facts.read_at) },
    { name: 'Изпратен код', fact: moment(facts.code_sent_at) },
    { name: 'Подписан с кода', fact: moment(facts.signed_at) },
  ]);
  pdf.space(12);
  pdf.subheading('Отпечатък');
  pdf.paragraph('SHA-256 на подписания документ, без тази страница:');
  pdf.paragraph(facts.document_hash.replace(/.{8}/g, '$& ').trim());
  pdf.paragraph(
    'Файлът носи електронен печат на оператора. Всяка промяна след подписването разваля печата: четецът ти за PDF и страницата за проверка в портала я показват.',
    'quiet',
  );
  return pdf.end();
}

/** States only recorded events: several documents can be signed with one code without being opened. */
export function howItWasSigned({ opened_at, signed_at }: Pick<SigningFacts, 'opened_at' | 'signed_at'>): string {
  return opened_at === null
    ? `Подписан на ${moment(signed_at)}; няма запис да е отварян в портала.`
    : `Отворен на ${moment(opened_at)}, подписан на ${moment(signed_at)}.`;
}

/** With seconds, in Sofia time. */
function moment(at: string | null): string {
  if (at === null) return 'няма запис';
  const date = new Date(at);
  return `${shownDay(sofiaDay(date))} ${sofiaTime(date)}:${String(date.getUTCSeconds()).padStart(2, '0')}`;
}
