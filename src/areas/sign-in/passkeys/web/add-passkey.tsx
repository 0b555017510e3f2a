import { useTranslations } from 'use-intl/react';
import { operatingSystemOf } from '#platform/operating-system.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { createPasskey, PasskeyExists } from '#platform/web/passkeys/passkey-device.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { addPasskey, startPasskey } from '../contract.ts';
import { passkeysKey } from './queries.ts';

/** The browser asks for the finger, face or PIN; users who refuse change nothing. */
export function AddPasskey() {
  const t = useTranslations('passkeys');
  const { busy, run } = useChange({
    reread: [passkeysKey],
    failureIn: 'toast',
    textOf: (error) => (error instanceof PasskeyExists ? t('exists') : null),
  });
  const add = () =>
    run(
      async (api) => {
        const created = await createPasskey(await api.call(startPasskey));
        if (!created) return null;
        const name = operatingSystemOf(navigator.userAgent) ?? t('this_device');
        return api.call(addPasskey, { body: { name, ...created } });
      },
      { onDone: (added) => void (added && showToast({ text: t('added', { name: added.name }) })) },
    );
  return (
    <Button kind="primary" tall busy={busy} onClick={() => void add()}>
      {t('add')}
    </Button>
  );
}
