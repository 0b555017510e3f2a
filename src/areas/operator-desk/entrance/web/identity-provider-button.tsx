import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { deskSignInOptionsQuery } from '../../web/queries.ts';
import { startDeskVisit } from '../contract.ts';

/** The sign-in through the operator's OpenID provider, if there is one. */
export function IdentityProviderButton() {
  const t = useTranslations('operator-desk');
  const { data } = useQuery(deskSignInOptionsQuery(useApi()));
  const { busy, failure, run } = useChange({ leadsAway: true, area: 'operator-desk' });
  if (!data?.identity_provider) return null;
  const leave = () =>
    run((api) => api.call(startDeskVisit), { onDone: ({ authorization_url }) => location.assign(authorization_url) });
  return (
    <>
      {failure !== null && (
        <Notice tone="danger" shape={warnIcon} live>
          {failure}
        </Notice>
      )}
      <Button tall wide busy={busy} onClick={() => void leave()}>
        {t('provider_sign_in')}
      </Button>
    </>
  );
}
