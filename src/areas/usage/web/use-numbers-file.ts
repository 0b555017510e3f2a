// The CSV file of all numbers: the figures of the screen in units of which spreadsheets can compute.

import { useTranslations } from 'use-intl/react';
import { shownMoment } from '#platform/clock.ts';
import { centsOf, decimalAmount } from '#platform/money.ts';
import { shownNumber } from '#platform/msisdn.ts';
import type { UsageOfNumbers } from '../contract.ts';
import { csvOf } from '../usage-csv.ts';

const bytesInMegabyte = 1024 ** 2;

export function useNumbersFile(): (usage: UsageOfNumbers) => { file: Blob; name: string } {
  const t = useTranslations('usage');
  const titles = [
    t('number'),
    t('name'),
    t('csv_data'),
    t('csv_voice'),
    t('csv_sms'),
    t('csv_cost'),
    t('measured_column'),
  ];
  return ({ numbers, today }) => {
    const rows = numbers.map((row) => [
      shownNumber(row.msisdn),
      row.label ?? '',
      String(Math.floor(row.data / bytesInMegabyte)),
      String(Math.floor(row.voice / 60)),
      String(row.sms),
      decimalAmount(centsOf(row.price_currency)),
      row.measured_at ? shownMoment(new Date(row.measured_at)) : t('no_figures'),
    ]);
    const file = new Blob([csvOf([titles, ...rows])], { type: 'text/csv;charset=utf-8' });
    return { file, name: `usage-${today}.csv` };
  };
}
