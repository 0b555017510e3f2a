import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button, buttonClass } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { testCards, type TestCard } from '#platform/payment-cards.ts';
import { payByTestCard, readPayment } from '../embedded-payment-contract.ts';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { postForm } from '#platform/web/post-form.ts';
import { paymentPageKey } from '../../web/queries.ts';

type Step = 'choose' | 'secure' | 'silent';

/** Replaces a bank's page in the demo. */
export function PaymentPageScreen() {
  const t = useTranslations('profile-cards');
  const api = useApi();
  const { transactionId = '' } = useParams({ strict: false }) as { transactionId?: string };
  useDocumentTitle(t('pay_page'));
  const query = useQuery({
    queryKey: paymentPageKey(transactionId),
    queryFn: ({ signal }) => api.call(readPayment, { params: { transactionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Card as="section" className="mx-auto grid w-full max-w-[34rem] gap-5">
      <p className="text-s text-ink-quiet">{t('pay_kicker')}</p>
      <QueryContent query={query} height="18rem">
        {(payment) =>
          payment.is_open ? (
            <OpenPayment transactionId={transactionId} payment={payment} />
          ) : (
            <Back title={t('pay_over_title')} backUrl={payment.back_url} />
          )
        }
      </QueryContent>
    </Card>
  );
}

type Payment = Result<typeof readPayment>;

function OpenPayment({ transactionId, payment }: { transactionId: string; payment: Payment }) {
  const t = useTranslations('profile-cards');
  const [card, setCard] = useState<TestCard>('visa');
  const [step, setStep] = useState<Step>('choose');
  const pay = usePay(transactionId, () => setStep('silent'));
  if (step === 'silent')
    return <Back title={t('pay_silent_title')} text={t('pay_silent_text')} backUrl={payment.back_url} />;
  const isSecuring = step === 'secure';
  const goOn = () => (card === 'secured' && !isSecuring ? setStep('secure') : void pay.send(card));
  return (
    <>
      <div>
        <h1 className="text-2xl">
          {isSecuring ? t('pay_secure_title') : t('pay_title', { amount: payment.amount, currency: payment.currency })}
        </h1>
        <p className="mt-2 text-ink-quiet">{isSecuring ? t('pay_secure_text') : t('pay_text')}</p>
      </div>
      {!isSecuring && (
        <RadioGroup
          legend={t('pay_legend')}
          value={card}
          onValueChange={setCard}
          options={testCards.map((value) => ({ value, label: t(`pay_${value}`), note: t(`pay_${value}_note`) }))}
        />
      )}
      {pay.failure && <FieldError>{pay.failure}</FieldError>}
      <div className="grid gap-2">
        <Button kind="primary" tall wide busy={pay.busy} onClick={goOn}>
          {isSecuring ? t('pay_secure_do') : t('pay_do')}
        </Button>
        <Button kind="bare" wide onClick={() => void pay.send('none')}>
          {t('pay_cancel')}
        </Button>
      </div>
    </>
  );
}

/** The answer passes through the browser as a signed form, or is lost. */
function usePay(transactionId: string, onSilent: () => void) {
  const change = useChange({ leadsAway: true });
  const send = (card: TestCard | 'none') =>
    change.run((api) => api.call(payByTestCard, { params: { transactionId }, body: { card } }), {
      onDone: (form) => (form ? postForm(form.url, form.fields) : onSilent()),
    });
  return { ...change, send };
}

function Back({ title, text, backUrl }: { title: string; text?: string; backUrl: string }) {
  const t = useTranslations('profile-cards');
  return (
    <>
      <div>
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="mt-2 text-ink-quiet">{text}</p>}
      </div>
      <a href={backUrl} className={buttonClass({ kind: 'primary', tall: true, wide: true })}>
        {t('pay_back')}
      </a>
    </>
  );
}
