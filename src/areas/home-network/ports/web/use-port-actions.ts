// The actions of a mapping in the list: toggle at once, delete after a confirmation.

import { useTranslations } from 'use-intl/react';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { changePortForwarding, type ListedMapping } from '../contract.ts';
import type { Device } from '../../contract.ts';
import { portBody } from '../body.ts';
import { rangeOf, type Draft } from '../rules.ts';
import { portActions, type PortAction } from '../constants.ts';
import { useNetworkChange } from '../../web/use-network-change.ts';

export function usePortActions(msisdn: string, device: Device) {
  const t = useTranslations('port-forwarding');
  const network = useTranslations('home-network');
  const run = useNetworkChange(msisdn);
  const change = (action: PortAction, draft: Draft, { InstNumber }: ListedMapping, done: string) =>
    run(
      network('loader_port'),
      (api) =>
        api.call(changePortForwarding, {
          headers: { 'if-match': `"${device.Version}"` },
          body: portBody(msisdn, action, draft, InstNumber),
        }),
      () => showToast({ text: done }),
    );
  return {
    /** The switch shows the state on the server, so a refusal reverts it automatically. */
    toggle(mapping: ListedMapping) {
      const { PortMappingEnabled: isOpen, PortMappingDescription: name } = mapping;
      const done = t(isOpen ? 'closing' : 'opening', { name });
      change(portActions.edit, { PortMappingEnabled: !isOpen }, mapping, done);
    },
    remove(mapping: ListedMapping) {
      const { PortMappingDescription: name, ExternalPort, ExternalPortEndRange } = mapping;
      openDialog('home-network.Info', {
        title: t('delete_title', { name }),
        text: t('delete_text', { ports: rangeOf(ExternalPort, ExternalPortEndRange) }),
        confirm: {
          label: t('delete'),
          back: t('keep'),
          danger: true,
          run: () => change(portActions.remove, {}, mapping, t('deleted', { name })),
        },
      });
    },
  };
}
