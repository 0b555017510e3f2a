import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { GateScene } from '#platform/web/art/scenes/gate-scene.tsx';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Button, buttonClass } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { StateActions, StateCard } from '#platform/web/ui/states/state-card.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { restoreProfile } from '../contract.ts';

/** The target of the link in the e-mail about a closed profile. */
export function RestoreProfileScreen() {
  const t = useTranslations('profile');
  useDocumentTitle(t('restore_page'));
  const { token = '' } = useSearch({ strict: false }) as { token?: string };
  const restore = useChange();
  const isOver = token === '' || (restore.error instanceof ApiError && restore.error.status === 400);
  const toSignIn = (
    <PortalLink to="/login" className={buttonClass({ kind: 'primary' })}>
      {t('to_sign_in')}
    </PortalLink>
  );
  if (restore.state === 'done') {
    return (
      <StateCard level={1} scene={<SuccessScene />} title={t('restored_title')} text={t('restore_text')}>
        <StateActions>{toSignIn}</StateActions>
      </StateCard>
    );
  }
  if (isOver) {
    return (
      <StateCard level={1} scene={<GateScene />} title={t('restore_over_title')} text={t('restore_over_text')}>
        <StateActions>{toSignIn}</StateActions>
      </StateCard>
    );
  }
  return (
    <StateCard level={1} scene={<GateScene />} title={t('restore_title')} text={t('restore_text')}>
      {restore.failure && <FieldError>{restore.failure}</FieldError>}
      <StateActions>
        <Button
          kind="primary"
          busy={restore.busy}
          onClick={() => void restore.run((api) => api.call(restoreProfile, { body: { token } }))}
        >
          {t('restore_do')}
        </Button>
      </StateActions>
    </StateCard>
  );
}
