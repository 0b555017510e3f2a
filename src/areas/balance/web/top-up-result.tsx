import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { homeKey } from '#platform/web/api/query-keys.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { checkIcon, infoIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { readPurchaseStep, reopenPurchaseStep } from '#platform/web/balance/purchase-step.ts';
import { useAmountText } from '#platform/web/currency.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { UnreadResult } from '#platform/web/ui/states/unread-result.tsx';
import type { TopUp } from '../top-up-contract.ts';
import { toppedUpKeys, topUpQuery } from './queries.ts';

const looks = {
  paying: { tone: 'waiting', shape: clockIcon, text: 'paying' },
  crediting: { tone: 'waiting', shape: clockIcon, text: 'crediting' },
  credited: { tone: 'good', shape: checkIcon, text: 'credited' },
  refused: { tone: 'danger', shape: warnIcon, text: 'refused' },
  cancelled: { tone: 'info', shape: infoIcon, text: 'cancelled' },
  expired: { tone: 'info', shape: infoIcon, text: 'cancelled' },
  refunding: { tone: 'info', shape: infoIcon, text: 'refunding' },
  refunded: { tone: 'info', shape: infoIcon, text: 'refunding' },
  failed: { tone: 'info', shape: infoIcon, text: 'failed' },
} as const satisfies Record<TopUp['state'], object>;

const voucherTexts = {
  'voucher-unknown': 'voucher_unknown',
  'voucher-used': 'voucher_used',
  'voucher-expired': 'voucher_expired',
} as const;

/** The key of the texts of a top-up. */
export function resultText({ state, reason, way }: Pick<TopUp, 'state' | 'reason' | 'way'>) {
  if (state === 'crediting' && way !== 'card') return way === 'voucher' ? 'checking' : 'returning';
  if (state === 'failed' && reason === 'not-credited') return way === 'refund' ? 'not_returned' : 'not_credited';
  const ofVoucher = state === 'refused' && reason !== null && reason in voucherTexts;
  return ofVoucher ? voucherTexts[reason as keyof typeof voucherTexts] : looks[state].text;
}

/** The result of a top-up, read from the server. The address alone proves nothing. */
export function TopUpResult({ topUpId }: { topUpId: string }) {
  const t = useTranslations('balance');
  const amountText = useAmountText();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(topUpQuery(useApi(), topUpId));
  const state = data?.state;
  useEffect(() => {
    if (!state) return;
    for (const queryKey of [...toppedUpKeys, homeKey]) void client.invalidateQueries({ queryKey });
  }, [state, client]);
  if (!data) {
    const texts = { title: t('result_unread_title'), text: t('result_unread_text'), retry: t('result_retry') };
    return <UnreadResult error={error} texts={texts} onRetry={() => void refetch()} />;
  }
  const { tone, shape } = looks[data.state];
  const text = resultText(data);
  const values = { number: readableNumber(data.msisdn), amount: data.amount ? amountText(data.amount) : '' };
  return (
    <Notice
      tone={tone}
      shape={shape}
      live
      action={data.state === 'credited' && <ContinuePurchase msisdn={data.msisdn} />}
    >
      <b>{t(`result_${text}_title`, values)}.</b> {t(`result_${text}_text`, values)} {data.message}
    </Notice>
  );
}

/** Back to the step that the top-up interrupted. */
function ContinuePurchase({ msisdn }: { msisdn: string }) {
  const t = useTranslations('balance');
  const { navigate } = useRouter();
  const step = readPurchaseStep(msisdn);
  if (!step) return null;
  const go = async () => {
    await navigate({ to: step.path, search: step.search } as never);
    reopenPurchaseStep(step);
  };
  return (
    <Button kind="primary" onClick={() => void go()}>
      {t('continue')}
    </Button>
  );
}
