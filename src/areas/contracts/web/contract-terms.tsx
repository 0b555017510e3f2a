import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useAmountText } from '#platform/web/currency.ts';
import { FileLink } from '#platform/web/file-link.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Disclosure } from '#platform/web/ui/layout/disclosure.tsx';
import { contractSummaryDocument, type ContractTerms as Terms, type EarlyEnd } from '../contract.ts';
import { FactLines } from './fact-lines.tsx';

/** The term of a contract, the cost of an end today, and how it is calculated. */
export function ContractTerms({ contract }: { contract: Terms }) {
  const t = useTranslations('contracts');
  const amountText = useAmountText();
  const { contract_id: contractId, signed_on, ends_on, early_end } = contract;
  const days = { from: shownDay(signed_on), to: ends_on ? shownDay(ends_on) : '' };
  return (
    <Card as="li" className="grid gap-4">
      <div>
        <h3 className="text-l">{t('contract', { number: contractId })}</h3>
        <p className="text-s text-ink-quiet">
          {contract.services.map(({ service_id, tariff }) => `${readableNumber(service_id)} ${tariff}`).join(' · ')}
        </p>
      </div>
      <FactLines
        facts={[
          { name: t('term'), value: t(ends_on ? 'term_until' : 'term_endless', days) },
          { name: t('monthly'), value: amountText(contract.monthly) },
          { name: t('early'), value: early_end ? amountText(early_end.total) : t('early_none') },
        ]}
      />
      {early_end && <Calculation contract={contract} cost={early_end} />}
      <FileLink
        failed={t('file_failed')}
        read={(api) => api.download(contractSummaryDocument, { params: { contractId } })}
      >
        <span aria-hidden>{t('summary_pdf')}</span>
        <span className="sr-only">{t('summary_of', { name: contractId })}</span>
      </FileLink>
    </Card>
  );
}

function Calculation({ contract, cost }: { contract: Terms; cost: EarlyEnd }) {
  const t = useTranslations('contracts');
  const amountText = useAmountText();
  const days = cost.remaining_days;
  return (
    <Disclosure
      title={
        <>
          <span aria-hidden>{t('how')}</span>
          <span className="sr-only">{t('how_of', { number: contract.contract_id })}</span>
        </>
      }
    >
      <FactLines
        facts={[
          { name: t('how_remaining', { days }), value: amountText(cost.remaining_fees) },
          { name: t('how_limit'), value: amountText(cost.fee_limit) },
          { name: t('how_fees'), value: amountText(cost.fees) },
          {
            name: t('how_benefit', { total: amountText(contract.benefit), term: cost.term_days, days }),
            value: amountText(cost.benefit),
          },
          { name: t('how_total'), value: amountText(cost.total), isTotal: true },
        ]}
      />
    </Disclosure>
  );
}
