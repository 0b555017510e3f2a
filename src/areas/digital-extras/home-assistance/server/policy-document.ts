// The policy of home assistance as a document to sign, created after the insurer confirms it.

import { shownDay, sofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { saveDocument } from '#platform/server/documents/save-document.ts';
import type { ExtraKey } from '../../server/extra-key.ts';
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
  await saveDocument(tx, {
    customerId,
    documentId,
    serviceId,
    type: 'HomeAssistance',
    name: { bg: `Полица „${extra.name_bg}“`, en: `Policy: ${extra.name_en}` },
    content: {
      title: `Полица ${policy.policy_number} „${extra.name_bg}“`,
      intro: `Полицата е издадена на ${shownDay(today)} г. на ${subscriber} („Абонат“).`,
      clauses: [
        { lead: 'Дом.', text: `Полицата покрива дома на адрес ${place}.` },
        { lead: 'Номер за връзка.', text: `Майсторът се обажда на 0${policy.contact_number.slice(3)}.` },
        { lead: 'Начало.', text: `Полицата важи от ${shownDay(today)} г. и се подновява всеки месец.` },
        {
          lead: 'Отказ.',
          text: 'Абонатът може да се откаже в 14 дни от подписването, без да сочи причина и без да дължи неустойка.',
        },
      ],
      operator: 'Застраховател',
      agreedOn: today,
      subscriber,
    },
    summary: [
      { kind: 'safety', bg: `Покрива дома на ${place}.`, en: `Covers the home at ${place}.` },
      {
        kind: 'term',
        bg: 'Подновява се всеки месец. Спираш я, когато решиш.',
        en: 'Renewed every month. You stop it when you like.',
      },
    ],
    signBy: null,
    now,
  });
}
