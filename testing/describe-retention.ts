// Generates the document about data retention from the retention rules and the tables of the database.

import { keptTables } from '#areas/profile/erasure/server/evidence-tables.ts';
import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

/** A table of the database, and whether its rows belong to a customer or an account. */
export type DescribedTable = { name: string; ofCustomer: boolean; ofAccount: boolean };

const ofTheOperator = 'until the operator changes it';
const ofTheDemo = 'demo only';
const ofTheProcess = 'one row or a few rows that the portal overwrites';

/** Tables without a customer and without a retention rule. */
const otherTables: Readonly<Record<string, string>> = {
  bonus_campaign: ofTheOperator,
  brand_configuration: ofTheOperator,
  country: ofTheOperator,
  credit_limit_choice: ofTheOperator,
  donation_campaign: ofTheOperator,
  donation_cause: ofTheOperator,
  drt_limit: ofTheOperator,
  extra: ofTheOperator,
  music_offer: ofTheOperator,
  quarter: ofTheOperator,
  roaming_country: ofTheOperator,
  roaming_package_zone: ofTheOperator,
  roaming_plan: ofTheOperator,
  roaming_rate: ofTheOperator,
  roaming_zone: ofTheOperator,
  roaming_wholesale_cap: ofTheOperator,
  fair_use_tariff: ofTheOperator,
  usage_package: ofTheOperator,
  settlement: ofTheOperator,
  street: ofTheOperator,
  tariff: ofTheOperator,
  tariff_extra: ofTheOperator,
  translation: ofTheOperator,
  catalogue_version: ofTheProcess,
  generated_secret: ofTheProcess,
  migration: 'always: the applied migrations',
  portal_mode: ofTheProcess,
  readiness: ofTheProcess,
  retired_code_key: 'while security codes depend on the key',
  secret_key_use: 'always: one row for each secret key, without the key',
  demo_clock: ofTheDemo,
  embedded_balance: ofTheDemo,
  embedded_balance_movement: ofTheDemo,
  embedded_voucher: ofTheDemo,
  embedded_protection_site: ofTheDemo,
  embedded_router: `${ofTheDemo}; until the customer is erased`,
  partner_fault: ofTheDemo,
  recognised_number: `${ofTheDemo}; until the customer is erased`,
  donation_tally: 'always: sums without persons',
  operator: 'always: the audit log of the desk names the operators',
  operator_listener: 'until the system of the operator unsubscribes',
  operator_resource: 'until the customer is erased',
  scheduled_job: 'until the job runs, or the customer is erased',
  sealed_file: 'always: hashes of sealed files, without their content',
};

const opening = `# Data retention

This page is generated from the retention rules of the areas (\`server/retention.ts\`) and the tables of the database; do not edit
it: \`npx vitest run src/app/checks/retention-document.test.ts -u\`.

- The portal deletes rows at the end of their retention every hour.
- A user who closes the profile is erased after 14 days, or later once its pending orders are answered: all rows of the account.
- \`npm run operator -- erase PID\` erases a customer with its accounts on request: all rows of the customer except the evidence.
  The evidence is deleted \`EVIDENCE_YEARS\` after the erasure, with the whole audit log of the customer.
- Signed documents with their files and events are deleted \`EVIDENCE_YEARS\` after their contract ended, which is when their service is
  gone. The audit log keeps that they were signed and deleted.
- Until then, a row without another end stays as long as the customer.
- Rows of finished jobs (\`pgboss.job\`) contain ids and service numbers; the queue deletes them after 7 days.
- Backups and log lines are in the hands of the operator.

| table | of | retention |
|---|---|---|
`;

export function describeRetention(tables: readonly DescribedTable[], rules: readonly RetentionRule[]): string {
  const rows = tables.map((table) => {
    const own = rules.filter((rule) => rule.table === table.name).map(describeRule);
    const end = endOf(table);
    const retention = [...own, ...(end ? [end] : [])].join('; ');
    return `| \`${table.name}\` | ${ownerOf(table)} | ${retention || 'UNKNOWN'} |`;
  });
  return `${opening}${rows.join('\n')}\n`;
}

function describeRule({ age, after, only }: RetentionRule): string {
  const period = after < day ? `${after / 3600} h` : after === day ? '1 day' : `${after / day} days`;
  return `${period} after \`${age}\`${only ? ' (some rows: see the rule)' : ''}`;
}

function endOf({ name, ofCustomer, ofAccount }: DescribedTable): string | null {
  const kept = keptTables[name];
  if (name === 'customer_erasure') return `always: ${kept!.reason}`;
  if (kept) return `until the customer is erased, then \`EVIDENCE_YEARS\`: ${kept.reason}`;
  if (ofCustomer) return 'until the customer is erased';
  if (name === 'account') return 'until the profile or the customer is erased; then an empty row';
  if (ofAccount) return 'until the profile or the customer is erased';
  return otherTables[name] ?? null;
}

function ownerOf({ ofCustomer, ofAccount }: DescribedTable): string {
  if (ofCustomer) return 'customer';
  return ofAccount ? 'account' : '';
}
