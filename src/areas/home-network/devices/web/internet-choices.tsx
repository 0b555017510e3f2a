import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import type { Device } from '../../contract.ts';
import { useNetworkChange } from '../../web/use-network-change.ts';
import { changeDeviceInternet, type HomeDevice } from '../contract.ts';
import { pauseChoices, type PauseChoice } from '../rules.ts';

type InternetChoicesProps = { msisdn: string; router: Device; device: HomeDevice };

/** Stops the internet of the device for a time, or gives it back. */
export function InternetChoices({ msisdn, router, device: { Mac, Name: name, Internet } }: InternetChoicesProps) {
  const t = useTranslations('home-people');
  const run = useNetworkChange(msisdn);
  const change = (Choice: PauseChoice | 'on') =>
    run(
      t('guest_loader'),
      (api) =>
        api.call(changeDeviceInternet, {
          headers: { 'if-match': `"${router.Version}"` },
          body: { Msisdn: msisdn, Mac, Choice },
        }),
      () => {
        const online = Choice === 'on' ? 'device_resuming' : 'device_pausing';
        showToast({ text: t(router.IsOnline ? online : 'accepted_offline', { name }) });
      },
    );
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('device_internet')}</legend>
      {Internet === 'on' ? (
        pauseChoices.map((choice) => (
          <Button key={choice} wide onClick={() => change(choice)}>
            {t(`device_${choice}`)}
          </Button>
        ))
      ) : (
        <Button kind="primary" wide onClick={() => change('on')}>
          {t('device_on')}
        </Button>
      )}
    </fieldset>
  );
}
