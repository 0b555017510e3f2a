import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { checkIcon, infoIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import type { Device } from '../contract.ts';
import { shownMoment } from './use-contact.ts';

type Advice = { key: string; tone: 'danger' | 'waiting' | 'good'; shape: string; title: string; text: string };

/** Advice about what the map shows. */
export function MapAdvice({ device }: { device: Device }) {
  return (
    <ul className="net-advice">
      {useAdvice(device).map(({ key, tone, shape, title, text }) => (
        <li key={key} data-tone={tone}>
          <Icon shape={shape} />
          <span>
            <b>{title}</b>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function useAdvice({ IsOnline, LastContact, Mesh, Hosts }: Device): Advice[] {
  const t = useTranslations('home-network');
  if (!IsOnline) {
    const text = t('advice_off_text');
    return [
      {
        key: 'off',
        tone: 'danger',
        shape: warnIcon,
        title: LastContact ? t('advice_off', { when: shownMoment(LastContact) }) : t('offline'),
        text,
      },
    ];
  }
  const named = Mesh.MeshAgents.map((agent, index) => ({ ...agent, name: t('satellite', { number: index + 1 }) }));
  const lost = named.filter(({ Status }) => Status === 0);
  const weak = named.filter(({ Status }) => Status === 3);
  const advice: Advice[] = [
    ...lost.map(({ SerialNumber, name }) => ({
      key: SerialNumber,
      tone: 'danger' as const,
      shape: warnIcon,
      title: t('advice_lost', { name }),
      text: t('advice_lost_text'),
    })),
    ...weak.map(({ SerialNumber, name }) => ({
      key: SerialNumber,
      tone: 'waiting' as const,
      shape: infoIcon,
      title: t('advice_weak', { name }),
      text: t('advice_weak_text'),
    })),
  ];
  if (advice.length > 0) return advice;
  const text = t('advice_good_text', { count: Hosts.length });
  return [{ key: 'good', tone: 'good', shape: checkIcon, title: t('advice_good'), text }];
}
