// The policy of home assistance as a document to sign, created after the insurer confirms it.

import { shownDay, sofiaDay } from '#platform/clock.ts';
import { documentLanguage } from '#platform/languages.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { DocumentContent } from '#platform/server/documents/document-content.ts';
import { saveDocument } from '#platform/server/documents/save-document.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import { extrasMessages } from '../../messages.ts';
import type { ExtraKey } from '../../server/extra-key.ts';
import { nameOfExtra } from '../../server/extra-sms.ts';
import { findCustomerName, type PendingPolicy } from './store.ts';

type ConfirmedPolicy = {
  policy: PendingPolicy;
  documentId: string;
  extra: { name_bg: string; name_en: string };
  now: Date;
};

export async function savePolicyDocument(
  tx: Tx,
  { customerId, serviceId }: ExtraKey,
  { policy, documentId, extra, now }: ConfirmedPolicy,
): Promise<void> {
  const today = sofiaDay(now);
  const subscriber = await findCustomerName(tx, customerId);
  const place = `${policy.zip_code} ${policy.city}, ${policy.address}`;
  const [bg, en] = [await textReader(tx, extrasMessages, 'bg'), await textReader(tx, extrasMessages, 'en')];
  await saveDocument(tx, {
    customerId,
    documentId,
    serviceId,
    type: 'HomeAssistance',
    name: {
      bg: bg('document.policy.name', { name: extra.name_bg }),
      en: en('document.policy.name', { name: extra.name_en }),
    },
    content: await contentOf(tx, { policy, extra, place, today, subscriber }),
    summary: [
      {
        kind: 'safety',
        bg: bg('document.policy.summary_home', { place }),
        en: en('document.policy.summary_home', { place }),
      },
      { kind: 'term', bg: bg('document.policy.summary_term'), en: en('document.policy.summary_term') },
    ],
    signBy: null,
    now,
  });
}

type PolicyFacts = Pick<ConfirmedPolicy, 'policy' | 'extra'> & { place: string; today: string; subscriber: string };

async function contentOf(tx: Tx, { policy, extra, place, today, subscriber }: PolicyFacts): Promise<DocumentContent> {
  const text = await textReader(tx, extrasMessages, documentLanguage);
  const name = nameOfExtra(extra, documentLanguage);
  const day = shownDay(today);
  const contact = `0${policy.contact_number.slice(3)}`;
  return {
    title: text('document.policy.title', { policyNumber: policy.policy_number, name }),
    intro: text('document.policy.intro', { day, subscriber }),
    clauses: [
      { lead: text('document.policy.home'), text: text('document.policy.home_text', { place }) },
      { lead: text('document.policy.contact'), text: text('document.policy.contact_text', { contact }) },
      { lead: text('document.policy.start'), text: text('document.policy.start_text', { day }) },
      { lead: text('document.policy.withdrawal'), text: text('document.policy.withdrawal_text') },
    ],
    operator: text('document.policy.insurer'),
    agreedOn: today,
    subscriber,
  };
}
