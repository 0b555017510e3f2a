import { useFormatter, useTranslations } from 'use-intl/react';
import { priceOf, shownPrice } from '#platform/money.ts';
import { PushOffer } from '#platform/web/push/push-offer.tsx';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Section } from '#platform/web/ui/layout/section.tsx';
import type { AlertSettings, NumberUsage } from '../contract.ts';
import { BlockSwitch } from './block-switch.tsx';

/** Alerts and blocks; users who are not the owner see the blocks only. */
export function Control({ usage }: { usage: NumberUsage }) {
  const t = useTranslations('usage');
  const { msisdn, alerts, blocks, owner, has_request } = usage;
  return (
    <Section title={t('control')} text={!owner && t('control_user')}>
      <div className="usage-halves">
        {alerts && <AlertsCard msisdn={msisdn} alerts={alerts} />}
        <Card as="section" className="grid content-start gap-5">
          <h3 className="text-l">{t('blocks')}</h3>
          {blocks.map((block) => (
            <BlockSwitch key={block.block} msisdn={msisdn} block={block} owner={owner} hasRequest={has_request} />
          ))}
        </Card>
      </div>
    </Section>
  );
}

export function AlertsCard({ msisdn, alerts }: { msisdn: string; alerts: AlertSettings }) {
  const t = useTranslations('usage');
  const language = useLanguage();
  const format = useFormatter();
  const amounts = alerts.amounts.map((euro) => shownPrice(priceOf(euro * 100)[0]!, language));
  const channels = [alerts.by_sms && t('by_sms'), alerts.by_email && t('by_email')].filter((each) => each !== false);
  return (
    <Card as="section" className="grid content-start gap-3">
      <h3 className="text-l">{t('alerts')}</h3>
      <p>{t('alerts_text')}</p>
      <p>
        <b>{amounts.length > 0 ? t('alerts_amounts', { amounts: format.list(amounts) }) : t('alerts_none')}</b>
      </p>
      <p className="text-s text-ink-quiet">
        {channels.length > 0 ? t('alerts_channels', { channels: format.list(channels) }) : t('alerts_silent')}
      </p>
      <PushOffer>{t('push_offer')}</PushOffer>
      <Button
        className="justify-self-start"
        aria-label={`${t('alerts')}: ${t('alerts_change')}`}
        onPointerEnter={() => preloadDialog('usage.Alerts')}
        onClick={() => openDialog('usage.Alerts', { msisdn, alerts })}
      >
        {t('alerts_change')}
      </Button>
    </Card>
  );
}
