import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { Result } from '#platform/endpoint.ts';
import { SignedOutPage } from '../../web/signed-out-page.tsx';
import { beginEnrolment, completeEnrolment } from '../contract.ts';
import { EnrolForm } from './enrol-form.tsx';

type Offer = Result<typeof beginEnrolment>;

export function EnrolScreen() {
  const t = useTranslations('operator-desk');
  const navigate = useNavigate();
  const wordsOf = useEnrolmentRefusal();
  // Read once: the key is in the address only until the user leaves the page.
  const [key] = useState(() => location.hash.slice(1));
  const [offer, setOffer] = useState<Offer | null>(null);
  const { busy, failure, run } = useChange({ textOf: wordsOf });
  useDocumentTitle(t('enrol_title'));

  const begin = () => run((api) => api.call(beginEnrolment, { body: { key } }), { onDone: setOffer });
  const complete = (password: string, code: string) =>
    run((api) => api.call(completeEnrolment, { body: { key, password, code } }), {
      onDone: async () => {
        showToast({ text: t('enrol_done') });
        await navigate({ to: '/', hash: '', replace: true });
      },
    });

  return (
    <SignedOutPage title={t('enrol_title')} text={t('enrol_text')}>
      {failure !== null && (
        <Notice tone="danger" shape={warnIcon} live>
          {failure}
        </Notice>
      )}
      {offer ? (
        <EnrolForm offer={offer} busy={busy} onComplete={(password, code) => void complete(password, code)} />
      ) : (
        <Button kind="primary" tall wide busy={busy} onClick={() => void begin()}>
          {t('enrol_begin')}
        </Button>
      )}
    </SignedOutPage>
  );
}

function useEnrolmentRefusal(): (error: unknown) => string | null {
  const t = useTranslations('operator-desk');
  return (error) => {
    const code = error instanceof ApiError ? error.code : null;
    const isKeyBad = error instanceof ApiError && error.properties['Field'] === 'body/key';
    if (code === 'EC_Not_Found' || isKeyBad) return t('enrol_gone');
    if (code === 'EC_Wrong_Verification_Code') return t('enrol_wrong_code');
    if (code === 'EC_Invalid_Request') return t('enrol_wrong_password');
    return null;
  };
}
