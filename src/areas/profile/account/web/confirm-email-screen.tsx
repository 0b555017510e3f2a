import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { leavesUnknown } from '#platform/web/api/settle-change.ts';
import { GateScene } from '#platform/web/art/scenes/gate-scene.tsx';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Button, buttonClass } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { StateActions, StateCard } from '#platform/web/ui/states/state-card.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { confirmEmail } from '../contract.ts';

/** The target of the link in the e-mail. A button confirms, because mail scanners open links too. */
export function ConfirmEmailScreen() {
  const t = useTranslations('profile');
  const shell = useTranslations('shell');
  useDocumentTitle(t('confirm_page'));
  const { code = '', email = '' } = useSearch({ strict: false }) as { code?: string; email?: string };
  /** The code works once: after a lost answer, a refusal does not show whether it was used. */
  const [isUnknown, setUnknown] = useState(false);
  const confirm = useChange({
    onRefused: ({ error }) => {
      setUnknown((before) => before || leavesUnknown(error));
      return false;
    },
  });
  if (confirm.state === 'done') {
    return (
      <StateCard level={1} scene={<SuccessScene />} title={t('confirmed_title')} text={t('confirmed_text', { email })}>
        <StateActions>
          <PortalLink to="/my-profile" className={buttonClass({ kind: 'primary' })}>
            {t('back')}
          </PortalLink>
        </StateActions>
      </StateCard>
    );
  }
  return (
    <StateCard
      level={1}
      scene={<GateScene />}
      title={isUnknown ? shell('unknown_title') : t(confirm.failure ? 'confirm_failed_title' : 'confirm_title')}
      text={email}
    >
      {confirm.failure && <FieldError>{confirm.failure}</FieldError>}
      <StateActions>
        <Button
          kind="primary"
          busy={confirm.busy}
          onClick={() => void confirm.run((api) => api.call(confirmEmail, { body: { email, code } }))}
        >
          {t('confirm_do')}
        </Button>
        {confirm.failure && (
          <PortalLink
            to={isUnknown ? '/my-profile' : '/my-profile/change-email'}
            className={buttonClass({ kind: 'soft' })}
          >
            {t(isUnknown ? 'back' : 'confirm_again')}
          </PortalLink>
        )}
      </StateActions>
    </StateCard>
  );
}
