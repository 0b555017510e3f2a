import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { useDevice } from '../../../web/use-device.ts';
import { DeviceState } from '../device-row.tsx';
import { InternetChoices } from '../internet-choices.tsx';
import { NameForm } from '../name-form.tsx';

export type DeviceDialogProps = { msisdn: string; mac: string };

/** One device at home: its internet, its name and its kind. */
export function DeviceDialog({ msisdn, mac }: DeviceDialogProps) {
  const t = useTranslations('home-people');
  const router = useDevice(msisdn);
  const device = router?.HomeDevices.find(({ Mac }) => Mac === mac);
  if (!router || !device) return <DialogContent title={t('device_gone')} />;
  return (
    <DialogContent title={device.Name} text={t('device_facts', { reported: device.ReportedName, mac })}>
      <DeviceState device={device} />
      {router.Abilities.Pause ? (
        <InternetChoices msisdn={msisdn} router={router} device={device} />
      ) : (
        <p className="text-s text-ink-quiet">{t('device_cannot')}</p>
      )}
      <NameForm msisdn={msisdn} device={device} />
    </DialogContent>
  );
}
