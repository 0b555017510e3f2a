import { useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { GateScene } from '#platform/web/art/scenes/gate-scene.tsx';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Button, buttonClass } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { StateActions, StateCard } from '#platform/web/ui/states/state-card.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { cancelRecoveryByLink } from '../contract.ts';

type Phase = 'ask' | 'done' | 'over';

/** The page of the link in the announcement of a recovery. Opening it changes nothing; the button cancels. */
export function CancelRecoveryScreen() {
  const t = useTranslations('step-up');
  useDocumentTitle(t('cancel_page'));
  const { token = '' } = useSearch({ strict: false }) as { token?: string };
  const [phase, setPhase] = useState<Phase>(token === '' ? 'over' : 'ask');
  const { busy, failure, run } = useChange({
    onRefused: ({ code }) => {
      const isOver = code === 'EC_Expired_Verification_Code' || code === 'EC_Invalid_Request';
      if (isOver) setPhase('over');
      return isOver;
    },
  });
  const cancel = () =>
    run((api) => api.call(cancelRecoveryByLink, { body: { token } }), { onDone: () => setPhase('done') });
  if (phase === 'ask') {
    return (
      <StateCard level={1} scene={<GateScene />} title={t('cancel_title')} text={t('cancel_text')}>
        {failure && <FieldError>{failure}</FieldError>}
        <StateActions>
          <Button kind="primary" busy={busy} onClick={() => void cancel()}>
            {t('cancel_do')}
          </Button>
        </StateActions>
      </StateCard>
    );
  }
  const words = phase === 'done' ? 'cancelled' : 'cancel_over';
  const scene = phase === 'done' ? <SuccessScene /> : <GateScene />;
  return (
    <StateCard level={1} scene={scene} title={t(`${words}_title`)} text={t(`${words}_text`)}>
      <StateActions>
        <PortalLink to="/login" className={buttonClass({ kind: 'primary' })}>
          {t('to_sign_in')}
        </PortalLink>
      </StateActions>
    </StateCard>
  );
}
