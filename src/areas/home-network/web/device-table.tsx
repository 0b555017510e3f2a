import { useTranslations } from 'use-intl/react';
import type { Device } from '../contract.ts';
import { meshSignals } from '../constants.ts';
import { useContact } from './use-contact.ts';

/** The content of the map as a table, for screen readers and readers of text. */
export function DeviceTable({ device }: { device: Device }) {
  const t = useTranslations('home-network');
  const contact = useContact(device);
  const rows = [
    { name: `${t('router')} ${device.DeviceModel}`, serial: device.DeviceSerNo, state: contact },
    ...device.Mesh.MeshAgents.map(({ SerialNumber, Status }, index) => ({
      name: t('satellite', { number: index + 1 }),
      serial: SerialNumber,
      state: t(`signal_${meshSignals[Status]}`),
    })),
  ];
  return (
    <table className="net-table">
      <caption className="sr-only">{t('table_caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table_device')}</th>
          <th scope="col">{t('table_serial')}</th>
          <th scope="col">{t('table_state')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, serial, state }) => (
          <tr key={serial}>
            <th scope="row">{name}</th>
            <td>{serial}</td>
            <td>{state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
