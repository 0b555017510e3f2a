// Sections of a contract summary, in the order of Implementing Regulation (EU) 2019/2243.

import type { ContractSummary } from '#platform/contract-summary.ts';
import { currentBrand } from '#platform/current-brand.ts';
import type { Language } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { openTaggedPdf } from '#platform/server/documents/tagged-pdf.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import { contractsMessages } from '../messages.ts';

export type SummaryTexts = Awaited<ReturnType<typeof summaryTexts>>;
export type SummarySection = ContractSummary['sections'][number];

export async function summaryTexts(db: Queryable, language: Language, helpLine: string) {
  return { t: await textReader(db, contractsMessages, language), language, helpLine };
}

export function operatorSection({ t, helpLine }: SummaryTexts): SummarySection {
  return {
    title: t('document.summary.operator'),
    facts: [
      { name: t('document.summary.operator_name'), value: currentBrand().legalName },
      { name: t('document.summary.operator_phone'), value: helpLine },
      { name: t('document.summary.operator_page'), value: t('document.summary.operator_page_value') },
    ],
  };
}

export type Speeds = {
  download_mbps: number | null;
  upload_mbps: number | null;
  normal_download_mbps: number | null;
  minimum_download_mbps: number | null;
};

export function speedText({ t }: SummaryTexts, speeds: Speeds): string | null {
  if (speeds.download_mbps === null) return null;
  const shown = (value: number | null) => (value === null ? 'none' : String(value));
  return t('document.summary.speed', {
    download: shown(speeds.download_mbps),
    upload: shown(speeds.upload_mbps),
    normal: shown(speeds.normal_download_mbps),
    minimum: shown(speeds.minimum_download_mbps),
  });
}

/** Without speeds it says that none is promised. */
export function speedSection({ t }: SummaryTexts, speeds: readonly { name: string; value: string }[]): SummarySection {
  const facts =
    speeds.length === 0
      ? [{ name: t('document.summary.speeds_name'), value: t('document.summary.speeds_none') }]
      : [...speeds, { name: t('document.summary.remedy'), value: t('document.summary.remedy_value') }];
  return { title: t('document.summary.speeds'), facts };
}

export function accessSection({ t }: SummaryTexts): SummarySection {
  return {
    title: t('document.summary.access'),
    facts: [{ name: t('document.summary.access_name'), value: t('document.summary.access_value') }],
  };
}

export function withdrawalFact({ t }: SummaryTexts) {
  return { name: t('document.summary.withdrawal'), value: t('document.summary.withdrawal_value') };
}

export function vatFact({ t }: SummaryTexts) {
  return { name: t('document.summary.vat'), value: t('document.summary.vat_value') };
}

export function amountText({ language }: SummaryTexts, cents: number): string {
  return shownPrice(priceOf(cents)[0]!, language);
}

export async function summaryDocument({ t }: SummaryTexts, summary: ContractSummary, createdAt: Date): Promise<Buffer> {
  const pdf = await openTaggedPdf({ title: summary.title, createdAt });
  pdf.heading(summary.title);
  pdf.paragraph(t('document.summary.text'), 'quiet');
  for (const { title, facts } of summary.sections) {
    pdf.subheading(title);
    pdf.facts(facts.map(({ name, value }) => ({ name, fact: value })));
  }
  return pdf.end();
}
