import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isMobileNumber } from '#platform/msisdn.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { CodeFields, NumberField, SentTo } from '#platform/web/number-proof/number-fields.tsx';
import { useNumberCode } from '#platform/web/number-proof/use-number-code.ts';
import { useShortCode } from '#platform/web/one-time-code/use-short-code.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { usePartnerName } from './partner-name.ts';

type ProveNumberProps = {
  source: string;
  /** Why the number is requested again. */
  notice: string | null;
  onProved: (msisdn: string) => void;
};

/** Asks for the number, then for the code sent to it. */
export function ProveNumber({ source, notice, onProved }: ProveNumberProps) {
  const t = useTranslations('partners');
  const words = useTranslations('number-proof');
  const partner = usePartnerName()(source);
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const short = useShortCode(code);
  const [wasTried, setWasTried] = useState(false);
  const proof = useNumberCode({
    source,
    sendFailure: t('failed'),
    onProved: (msisdn) => {
      onProved(msisdn);
      return Promise.resolve();
    },
  });
  const isSent = proof.sent !== null;
  const submit = () => {
    setWasTried(true);
    if (isSent && short.mayBeSent(code)) void proof.verify(code);
    if (!isSent && isMobileNumber(number)) void proof.send(number);
  };
  return (
    <Card as="section" aria-labelledby="prove">
      <Form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {notice && (
          <Notice tone="info" shape={clockIcon} live>
            {notice}
          </Notice>
        )}
        <div>
          <h1 id="prove" className="text-2xl">
            {isSent ? t('code_title') : t('ask_title', { partner })}
          </h1>
          <p className="mt-2 text-ink-quiet">{isSent ? <SentTo proof={proof} /> : t('ask_text')}</p>
        </div>
        {isSent ? (
          <CodeFields proof={proof} error={short.error} onTyped={setCode} />
        ) : (
          <NumberField proof={proof} typed={number} onTyped={setNumber} wasTried={wasTried} />
        )}
        <Button kind="primary" type="submit" tall wide busy={isSent ? proof.isChecking : proof.isSending}>
          {isSent ? words('confirm') : words('send')}
        </Button>
      </Form>
    </Card>
  );
}
