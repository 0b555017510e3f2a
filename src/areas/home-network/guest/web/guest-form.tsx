import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import type { Device } from '../../contract.ts';
import { useNetworkChange } from '../../web/use-network-change.ts';
import { endGuestNetwork, startGuestNetwork, type GuestNetwork } from '../contract.ts';
import { guestChoices, otherGuestChoice, type GuestChoice } from '../rules.ts';

type GuestFormProps = { msisdn: string; device: Device; guest: GuestNetwork };

/** Chooses how long the guest network stays on. */
export function GuestForm({ msisdn, device, guest }: GuestFormProps) {
  const t = useTranslations('home-people');
  const [chosen, setChosen] = useState<GuestChoice | null>(null);
  const choice = chosen ?? otherGuestChoice(guest.Choice);
  const { start, end } = useGuestActions({ msisdn, device, guest }, () => setChosen(null));
  return (
    <Card className="grid gap-5">
      <RadioGroup
        legend={t(guest.IsActive ? 'guest_change_title' : 'guest_how_long')}
        options={guestChoices.map((value) => ({ value, label: t(`guest_${value}`), note: t(`guest_${value}_note`) }))}
        value={choice}
        onValueChange={setChosen}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => start(choice)}>
          {t(guest.IsActive ? 'guest_change' : 'guest_start')}
        </Button>
        {guest.IsActive && <Button onClick={end}>{t('guest_end')}</Button>}
      </div>
    </Card>
  );
}

function useGuestActions({ msisdn, device, guest }: GuestFormProps, onStarted: () => void) {
  const t = useTranslations('home-people');
  const run = useNetworkChange(msisdn, { EC_Already_Inactive: t('guest_already_off') });
  const headers = { 'if-match': `"${device.Version}"` };
  const sayAccepted = (online: 'guest_started' | 'guest_changed' | 'guest_ended') =>
    showToast({ text: t(device.IsOnline ? online : 'accepted_offline') });
  return {
    start: (Choice: GuestChoice) =>
      run(
        t('guest_loader'),
        (api) => api.call(startGuestNetwork, { headers, body: { Msisdn: msisdn, Choice } }),
        () => {
          onStarted();
          sayAccepted(guest.IsActive ? 'guest_changed' : 'guest_started');
        },
      ),
    end: () =>
      openDialog('home-network.Info', {
        title: t('guest_end_title'),
        text: t('guest_end_text'),
        confirm: {
          label: t('guest_end_confirm'),
          back: t('guest_end_back'),
          danger: true,
          run: () =>
            run(
              t('guest_loader'),
              (api) => api.call(endGuestNetwork, { headers, body: { Msisdn: msisdn } }),
              () => sayAccepted('guest_ended'),
            ),
        },
      }),
  };
}
