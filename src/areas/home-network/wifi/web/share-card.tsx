import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { copyIcon, printIcon } from '#platform/web/art/icons/actions.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import type { NetworkDetail } from '../contract.ts';
import { wifiCode } from '../share.ts';
import { bandNames } from '../../constants.ts';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { printShareCard } from './print-share-card.ts';
import './share-card.css';

const QrCode = lazy(async () => ({ default: (await import('#platform/web/ui/code/qr-code.tsx')).QrCode }));

/** A code for a guest's phone to join the network, to show or print. */
export function ShareCard({ networks }: { networks: readonly NetworkDetail[] }) {
  const t = useTranslations('home-network');
  const active = networks.filter(({ IsNetworkActive }) => IsNetworkActive).toSorted((a, b) => b.BandType - a.BandType);
  const [band, setBand] = useState<string | null>(null);
  const network = active.find(({ BandType }) => String(BandType) === band) ?? active[0];
  return (
    <aside className="share-card" aria-labelledby="share-title">
      <h2 id="share-title">{t('invite')}</h2>
      {network ? (
        <>
          {active.length > 1 && (
            <ChoiceChips
              legend={t('invite_band')}
              choices={active.map(({ BandType }) => ({ value: String(BandType), label: bandNames[BandType] }))}
              value={String(network.BandType)}
              onValueChange={setBand}
            />
          )}
          <div className="share-code">
            <Suspense>
              <QrCode text={wifiCode(network)} label={t('qr_label', { name: network.WifiName })} />
            </Suspense>
          </div>
          <p>{t.rich('invite_text', { ...bold, name: network.WifiName })}</p>
          <dl className="share-printed">
            <dt>{t('print_name')}</dt>
            <dd>{network.WifiName}</dd>
            <dt>{t('print_password')}</dt>
            <dd>{network.WifiPassword}</dd>
          </dl>
          <ShareActions network={network} />
        </>
      ) : (
        <p>{t('invite_none')}</p>
      )}
    </aside>
  );
}

function ShareActions({ network }: { network: NetworkDetail }) {
  const t = useTranslations('home-network');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(network.WifiPassword);
      showToast({ text: t('copied', { name: network.WifiName }) });
    } catch {
      showToast({ text: t('not_copied'), tone: 'failed' });
    }
  };
  return (
    <div className="share-actions">
      <Button onClick={printShareCard}>
        <Icon shape={printIcon} size="s" />
        {t('print')}
      </Button>
      <Button onClick={() => void copy()}>
        <Icon shape={copyIcon} size="s" />
        <span className="sr-only">{t('copy')} </span>
        {t('print_password')}
      </Button>
    </div>
  );
}
