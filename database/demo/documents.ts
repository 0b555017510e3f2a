// The documents of the demo people: what they say, which wait to be signed, and which were signed before the first day.

import { addDays, shownDay, sofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { DocumentContent } from '#platform/server/documents/document-content.ts';
import {
  annexOfInternet,
  contractOfMobile,
  contractOfTelevision,
  operator,
  policyOfHome,
  type Writer,
} from './document-texts.ts';

type DemoDocument = {
  id: string;
  bg: string;
  en: string;
  type: 'Contract' | 'HomeAssistance';
  serviceId: string;
  createdDaysAgo: number;
  /** Days until the last one to sign on. */
  signWithin?: number;
  signedDaysAgo?: number;
  write: Writer;
};

/** Contracts and a policy that wait: for people who try signing from its beginning. */
const waiting = (contract: string, policy: string, number: string, place: string): DemoDocument[] => [
  {
    id: `${contract}-A1`,
    bg: 'Анекс към договора за интернет',
    en: 'Annex to the internet contract',
    type: 'Contract',
    serviceId: number,
    createdDaysAgo: 3,
    signWithin: 5,
    write: annexOfInternet(contract, place),
  },
  {
    id: `${contract}-A2`,
    bg: 'Договор за мобилна услуга',
    en: 'Contract for a mobile service',
    type: 'Contract',
    serviceId: number,
    createdDaysAgo: 2,
    signWithin: 12,
    write: contractOfMobile(contract, `0${number.slice(3)}`),
  },
  {
    id: `${contract}-A3`,
    bg: 'Договор за телевизия',
    en: 'Contract for television',
    type: 'Contract',
    serviceId: number,
    createdDaysAgo: 6,
    write: contractOfTelevision(contract),
  },
  {
    id: `${contract}-A4`,
    bg: 'Договор за втори номер',
    en: 'Contract for a second number',
    type: 'Contract',
    serviceId: number,
    createdDaysAgo: 5,
    write: contractOfMobile(contract, `0${number.slice(3)}`),
  },
  {
    id: `DOC-${policy}`,
    bg: 'Полица „Домашен майстор“',
    en: 'Home assistance policy',
    type: 'HomeAssistance',
    serviceId: number,
    createdDaysAgo: 1,
    write: policyOfHome(policy, place),
  },
];

const byPid: Record<string, DemoDocument[]> = {
  '8307099971': [
    {
      id: 'M1000101-A2',
      bg: 'Анекс към договора за интернет',
      en: 'Annex to the internet contract',
      type: 'Contract',
      serviceId: '100000100301',
      createdDaysAgo: 2,
      signWithin: 5,
      write: annexOfInternet('M1000101', 'гр. София, ул. Шипка 12, ап. 7'),
    },
    {
      id: 'M1000101-A3',
      bg: 'Договор за мобилна услуга',
      en: 'Contract for a mobile service',
      type: 'Contract',
      serviceId: '359888100103',
      createdDaysAgo: 1,
      signWithin: 14,
      write: contractOfMobile('M1000101', '0888100103'),
    },
    {
      id: 'DOC-HA-100101',
      bg: 'Полица „Домашен майстор“',
      en: 'Home assistance policy',
      type: 'HomeAssistance',
      serviceId: '359888100101',
      createdDaysAgo: 151,
      signedDaysAgo: 150,
      write: policyOfHome('HA-100101', 'гр. София, ул. Шипка 12, ап. 7'),
    },
    {
      id: 'M1000101-A1',
      bg: 'Договор за телевизия',
      en: 'Contract for television',
      type: 'Contract',
      serviceId: '200000100201',
      createdDaysAgo: 400,
      signedDaysAgo: 399,
      write: contractOfTelevision('M1000101'),
    },
  ],
  '9005129975': [
    {
      id: 'M1000303-A1',
      bg: 'Договор за мобилна услуга',
      en: 'Contract for a mobile service',
      type: 'Contract',
      serviceId: '359888100301',
      createdDaysAgo: 90,
      signedDaysAgo: 89,
      write: contractOfMobile('M1000303', '0888100301'),
    },
  ],
  '8406129988': waiting('M1001711', 'HA-101711', '359888101711', 'гр. Бургас, ул. Морска 3, ап. 9'),
  '7909039971': waiting('M1001721', 'HA-101721', '359888101721', 'гр. Плевен, ул. Дойран 21, ап. 4'),
};

/** Who signs electronically from the first day, and with which number. */
const signingNumbers: Record<string, string> = { '9005129975': '359888100301' };

type Owner = { pid: string; name: string; customerId: number; now: Date };

export async function loadDocuments(tx: Tx, owner: Owner): Promise<void> {
  const today = sofiaDay(owner.now);
  const daysAgo = (days: number) => new Date(owner.now.getTime() - days * 24 * 60 * 60 * 1000);
  for (const document of byPid[owner.pid] ?? []) {
    const isSigned = document.signedDaysAgo !== undefined;
    const createdOn = sofiaDay(daysAgo(document.createdDaysAgo));
    const { title, clauses, summary } = document.write((offset) => shownDay(addDays(createdOn, offset)));
    const intro = `Днес, ${shownDay(createdOn)} г., между ${operator} („Оператор“) и ${owner.name} („Абонат“) се сключи следното:`;
    const content = { title, intro, clauses, operator, agreedOn: createdOn, subscriber: owner.name };
    await tx
      .insertInto('document')
      .values({
        customer_id: owner.customerId,
        document_id: document.id,
        name_bg: document.bg,
        name_en: document.en,
        type: document.type,
        status: isSigned ? 'Signed' : 'ForSigning',
        service_id: document.serviceId,
        created_at: daysAgo(document.createdDaysAgo),
        signed_at: isSigned ? daysAgo(document.signedDaysAgo ?? 0) : null,
        sign_by: document.signWithin === undefined ? null : addDays(today, document.signWithin),
        content: JSON.stringify(content satisfies DocumentContent),
        summary: JSON.stringify(summary),
      })
      .execute();
  }
}

export async function loadSigning(tx: Tx, owner: Owner & { accountId: number }): Promise<void> {
  const msisdn = signingNumbers[owner.pid];
  if (!msisdn) return;
  await tx
    .insertInto('signing_subscription')
    .values({ customer_id: owner.customerId, msisdn, account_id: owner.accountId, activated_at: owner.now })
    .execute();
}
