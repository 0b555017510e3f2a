import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { chevronDownIcon, roamingIcon } from '#platform/web/art/icons/shell.ts';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Disclosure } from '#platform/web/ui/layout/disclosure.tsx';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import type { Device } from '../contract.ts';
import { DeviceTable } from './device-table.tsx';
import { MapAdvice } from './map-advice.tsx';
import { RouterDrawing } from './router-drawing.tsx';
import { Satellites } from './satellites.tsx';
import './device-map.css';

/** The internet, the router and the satellites as a map. */
export function DeviceMap({ device, plan }: { device: Device; plan?: string | undefined }) {
  const t = useTranslations('home-network');
  const [isOpen, setOpen] = useState(true);
  const agents = device.Mesh.MeshAgents;
  return (
    <Card className="net-map-card">
      <div className="net-map-frame">
        <div className="net-map-grid">
          <div className="net-map" data-off={!device.IsOnline || undefined}>
            <InternetNode plan={plan} />
            <RouterNode device={device} isOpen={isOpen} onOpen={setOpen} />
            {isOpen && agents.length > 0 && <Satellites agents={agents} />}
          </div>
          <MapAdvice device={device} />
        </div>
      </div>
      <TableUnderMap title={t('as_table')} device={device} />
    </Card>
  );
}

function InternetNode({ plan }: { plan: string | undefined }) {
  const t = useTranslations('home-network');
  return (
    <div className="net-node net-node-internet">
      <span className="net-puck net-puck-internet">
        <Icon shape={roamingIcon} />
      </span>
      <span>
        <b>{t('internet')}</b>
        {plan && <small>{plan}</small>}
      </span>
    </div>
  );
}

type Expansion = { isOpen: boolean; onOpen: (isOpen: boolean) => void };

function RouterNode({ device, isOpen, onOpen }: { device: Device } & Expansion) {
  const t = useTranslations('home-network');
  const count = device.Mesh.MeshAgents.length;
  return (
    <div className="net-node net-node-router">
      <span className="net-puck net-puck-router">
        <RouterDrawing />
      </span>
      <span>
        <b>{device.DeviceModel}</b>
        <small>{t('serial', { serial: device.DeviceSerNo })}</small>
        <small className="net-state" data-off={!device.IsOnline || undefined}>
          {t(device.IsOnline ? 'online' : 'offline')}
        </small>
        {count > 0 && (
          <TextButton className="net-mesh-toggle" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
            {t('satellites', { count })}
            <Icon shape={chevronDownIcon} size="s" />
          </TextButton>
        )}
      </span>
    </div>
  );
}

function TableUnderMap({ title, device }: { title: string; device: Device }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="net-map-table">
      <Disclosure title={title} open={open} onOpenChange={setOpen}>
        <DeviceTable device={device} />
      </Disclosure>
    </div>
  );
}
