// Saving a mapping from its dialog. A refusal is said on the form, which keeps what was typed.

import { useState } from 'react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { usePress } from '#platform/web/use-press.ts';
import { changePortForwarding, type Device } from '../contract.ts';
import { portBody } from '../port-body.ts';
import type { Draft } from '../port-rules.ts';
import type { PortAction } from '../words.ts';
import { useReload } from './use-run.ts';

type SavePort = {
  msisdn: string;
  device: Device;
  action: PortAction;
  instNumber: number | undefined;
  done: (name: string) => string;
};

export function useSavePort({ msisdn, device, action, instNumber, done }: SavePort) {
  const api = useApi();
  const reload = useReload(msisdn);
  const errorText = useErrorText();
  const [error, setError] = useState<string | null>(null);
  const { busy, press } = usePress(async (refused) => {
    setError(errorText(refused));
    await reload();
  });
  const run = (draft: Draft, name: string) => {
    setError(null);
    return press(async () => {
      const body = portBody(msisdn, action, draft, instNumber);
      await api.call(changePortForwarding, { headers: { 'if-match': `"${device.Version}"` }, body });
      await reload();
      replaceDialog('home-network.Success', { text: done(name), leadsTo: 'rules' });
    });
  };
  return { run, busy, error };
}
