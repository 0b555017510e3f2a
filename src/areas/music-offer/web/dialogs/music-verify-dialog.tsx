import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isMobileNumber } from '#platform/msisdn.ts';
import { CodeFields, NumberField, SentTo } from '#platform/web/number-proof/number-fields.tsx';
import { useNumberCode, type NumberCode } from '#platform/web/number-proof/use-number-code.ts';
import { useShortCode } from '#platform/web/one-time-code/use-short-code.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog, dismissDialog, replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { musicSource } from '../../rules.ts';
import { useReadAgain } from '../use-listener.ts';

const resendLoaderMs = 1000;

/** Verifies the number by a code. An active subscription is shown; otherwise the user can start one. */
export function MusicVerifyDialog({ isAgain = false }: { isAgain?: boolean }) {
  const readAgain = useReadAgain();
  const proof = useNumberCode({
    source: musicSource,
    resendLoaderMs,
    onProved: async () => {
      const { state, answer } = await readAgain();
      // A user who was about to stop it continues there too.
      if (answer && (isAgain || state.status !== 'Active')) replaceDialog('music-offer.MusicModify', { state, answer });
      else await closeDialog();
    },
  });
  return proof.sent ? <Code proof={proof} /> : <Number proof={proof} isAgain={isAgain} />;
}

function Number({ proof, isAgain }: { proof: NumberCode; isAgain: boolean }) {
  const t = useTranslations('music');
  const words = useTranslations('number-proof');
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  return (
    <DialogContent
      title={t('verify_title')}
      text={t(isAgain ? 'verify_again' : 'verify_text')}
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (isMobileNumber(typed)) void proof.send(typed);
      }}
      actions={<Actions main={words('send')} busy={proof.isSending} />}
    >
      <NumberField proof={proof} typed={typed} onTyped={setTyped} wasTried={wasTried} />
    </DialogContent>
  );
}

function Code({ proof }: { proof: NumberCode }) {
  const t = useTranslations('music');
  const words = useTranslations('number-proof');
  const [typed, setTyped] = useState('');
  const short = useShortCode(typed);
  return (
    <DialogContent
      title={t('verify_code_title')}
      text={<SentTo proof={proof} />}
      onSubmit={(event) => {
        event.preventDefault();
        if (short.mayBeSent(typed)) void proof.verify(typed);
      }}
      actions={<Actions main={words('confirm')} busy={proof.isChecking} />}
    >
      <CodeFields proof={proof} error={short.error} onTyped={setTyped} />
    </DialogContent>
  );
}

function Actions({ main, busy }: { main: string; busy: boolean }) {
  const words = useTranslations('number-proof');
  return (
    <>
      <Button kind="primary" type="submit" tall wide busy={busy}>
        {main}
      </Button>
      <Button kind="bare" wide onClick={() => void dismissDialog()}>
        {words('give_up')}
      </Button>
    </>
  );
}
