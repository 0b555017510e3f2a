import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { areaSetting } from '#platform/web/configuration.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { identityProviderAddress } from './sign-in.ts';
import type { LoginDestination } from './login-destination.ts';

/** The alternative sign-in, if the operator has its own identity provider. */
export function IdentityProviderButton({
  redirectUri,
  goTo,
}: Pick<LoginDestination, 'goTo'> & { redirectUri: string }) {
  const t = useTranslations('sign-in');
  const api = useApi();
  const { busy, failure, run } = useChange({ leadsAway: true });
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    // Without an answer the usual sign-in remains.
    areaSetting(api, 'identity_provider').then(
      (setting) => setOffered(setting !== ''),
      () => undefined,
    );
  }, [api]);
  if (!isOffered) return null;
  return (
    <>
      {failure !== null && (
        <Notice tone="danger" shape={warnIcon} live>
          {failure}
        </Notice>
      )}
      <Button
        tall
        wide
        busy={busy}
        onClick={() => void run((changing) => identityProviderAddress(changing, redirectUri), { onDone: goTo })}
      >
        {t('operator_door')}
      </Button>
    </>
  );
}
