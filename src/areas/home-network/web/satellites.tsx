import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { closeIcon, networkIcon } from '#platform/web/art/icons/shell.ts';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import type { MeshAgent } from '../contract.ts';
import { meshSignals } from '../constants.ts';

/** The satellites in a column; the wire, bars and a word show the signal of each. */
export function Satellites({ agents }: { agents: readonly MeshAgent[] }) {
  const t = useTranslations('home-network');
  return (
    <ul className="net-satellites">
      {agents.map((agent, index) => (
        <Satellite key={agent.SerialNumber} agent={agent} name={t('satellite', { number: index + 1 })} />
      ))}
    </ul>
  );
}

function Satellite({ agent: { SerialNumber, Status }, name }: { agent: MeshAgent; name: string }) {
  const t = useTranslations('home-network');
  return (
    <li className="net-satellite" data-signal={meshSignals[Status]}>
      <span className="net-puck">
        <Icon shape={Status === 0 ? closeIcon : networkIcon} />
      </span>
      <span>
        <b>{name}</b>
        <span className="net-signal">
          <span className="net-bars" aria-hidden>
            <i />
            <i />
            <i />
          </span>
          {t(`signal_${meshSignals[Status]}`)}
        </span>
        <small>{t('serial', { serial: SerialNumber })}</small>
        {Status === 3 && (
          <TextButton
            onPointerEnter={() => preloadDialog('home-network.MeshSignalInfo')}
            onClick={() => openDialog('home-network.MeshSignalInfo', { name, serialNumber: SerialNumber })}
          >
            {t('what_to_do')}
          </TextButton>
        )}
      </span>
    </li>
  );
}
