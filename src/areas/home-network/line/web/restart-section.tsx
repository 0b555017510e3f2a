import { useTranslations } from 'use-intl/react';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { infoIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import type { Device } from '../../contract.ts';
import { useNetworkChange } from '../../web/use-network-change.ts';
import { restartRouter } from '../contract.ts';

type RestartSectionProps = { msisdn: string; device: Device };

export function RestartSection({ msisdn, device }: RestartSectionProps) {
  const t = useTranslations('home-people');
  return (
    <Section title={t('restart')} text={t('restart_text')}>
      <RestartAction msisdn={msisdn} device={device} />
    </Section>
  );
}

function RestartAction({ msisdn, device: { Abilities, IsOnline, IsRestarting, Requests } }: RestartSectionProps) {
  const t = useTranslations('home-people');
  const run = useNetworkChange(msisdn);
  const isOrdered = Requests.some(({ Kind, FinishedAt }) => Kind === 'restart' && !FinishedAt);
  if (!Abilities.Restart) return <Explained shape={infoIcon} text={t('restart_cannot')} />;
  if (IsRestarting || isOrdered) return <Explained shape={clockIcon} text={t('restart_running')} />;
  if (!IsOnline) return <Explained shape={infoIcon} text={t('restart_offline')} />;
  const restart = () =>
    run(
      t('restart_loader'),
      (api) => api.call(restartRouter, { body: { Msisdn: msisdn } }),
      () => showToast({ text: t('restart_accepted') }),
    );
  const ask = () =>
    openDialog('home-network.Info', {
      title: t('restart_title'),
      text: t('restart_confirm_text'),
      confirm: { label: t('restart_confirm'), back: t('restart_back'), danger: true, run: restart },
    });
  return <Button onClick={ask}>{t('restart_action')}</Button>;
}

function Explained({ shape, text }: { shape: string; text: string }) {
  return (
    <Notice tone="info" shape={shape} live>
      {text}
    </Notice>
  );
}
