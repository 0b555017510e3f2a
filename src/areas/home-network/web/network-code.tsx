import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { copyIcon, printIcon } from '#platform/web/art/icons/actions.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { wifiCode, type SharedNetwork } from '../wifi-code.ts';
import { printShareCard } from './print-share-card.ts';

const QrCode = lazy(async () => ({ default: (await import('#platform/web/ui/code/qr-code.tsx')).QrCode }));

type NetworkCodeProps = { network: SharedNetwork; action?: ReactNode };

/** The code of one network inside a share card, with its name and password for paper. */
export function NetworkCode({ network, action }: NetworkCodeProps) {
  const t = useTranslations('home-network');
  return (
    <>
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
      <ShareActions network={network} action={action} />
    </>
  );
}

function ShareActions({ network, action }: NetworkCodeProps) {
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
      {action}
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
