import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { GateScene } from '#platform/web/art/scenes/gate-scene.tsx';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { StateActions, StateCard } from '#platform/web/ui/state-card.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { confirmEmail } from '../account-contract.ts';

/** Where the link of the mail leads. A press confirms: programs that look into mails open links too. */
export function ConfirmEmailScreen() {
  const t = useTranslations('profile');
  const api = useApi();
  const errorText = useErrorText();
  useDocumentTitle(t('confirm_page'));
  const { code = '', email = '' } = useSearch({ strict: false }) as { code?: string; email?: string };
  const confirm = useMutation({
    mutationFn: () => api.call(confirmEmail, { body: { email, code } }),
  });
  if (confirm.isSuccess) {
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
      title={confirm.error ? t('confirm_failed_title') : t('confirm_title')}
      text={email}
    >
      {confirm.error && <FieldError>{errorText(confirm.error)}</FieldError>}
      <StateActions>
        <Button kind="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('confirm_do')}
        </Button>
        {confirm.error && (
          <PortalLink to="/my-profile/change-email" className={buttonClass({ kind: 'soft' })}>
            {t('confirm_again')}
          </PortalLink>
        )}
      </StateActions>
    </StateCard>
  );
}
