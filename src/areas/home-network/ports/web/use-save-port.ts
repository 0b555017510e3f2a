// Saves a mapping from its dialog. The form shows a refusal and keeps its input.

import { useChange } from '#platform/web/api/use-change.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { changePortForwarding } from '../contract.ts';
import type { Device } from '../../contract.ts';
import { portBody } from '../body.ts';
import type { Draft } from '../rules.ts';
import type { PortAction } from '../constants.ts';
import { homeKey } from '../../web/queries.ts';

type SavePort = {
  msisdn: string;
  device: Device;
  action: PortAction;
  instNumber: number | undefined;
  done: (name: string) => string;
};

export function useSavePort({ msisdn, device, action, instNumber, done }: SavePort) {
  const { run, busy, failure } = useChange({ reread: [homeKey(msisdn)] });
  const save = (draft: Draft, name: string) => {
    const body = portBody(msisdn, action, draft, instNumber);
    return run((api) => api.call(changePortForwarding, { headers: { 'if-match': `"${device.Version}"` }, body }), {
      onDone: () => openDialog('home-network.Success', { text: done(name), leadsTo: 'rules' }),
    });
  };
  return { save, busy, failure };
}
