import { useTranslations } from 'use-intl/react';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { useUnsavedGuard } from '#platform/web/unsaved-changes/use-unsaved-guard.ts';
import { BackToNetwork } from '../../web/back-to-network.tsx';
import { BandSection } from './band-section.tsx';
import { NetworkPage, type RouterView } from '../../web/network-page.tsx';
import { SaveBar } from './save-bar.tsx';
import { ShareCard } from '../../web/share-card.tsx';
import { useSaveWifi } from './use-save-wifi.ts';
import { useWifiForm } from './use-wifi-form.ts';
import '../../web/network.css';

/** The wifi networks of the router, one section each. */
export function SettingsScreen() {
  const t = useTranslations('home-network');
  useDocumentTitle(t('settings_title'));
  return <NetworkPage>{(given) => <Settings {...given} />}</NetworkPage>;
}

function Settings({ msisdn, device }: RouterView) {
  const t = useTranslations('home-network');
  const form = useWifiForm(device.NetworksDetails);
  const save = useSaveWifi(msisdn, device, form.forget);
  useUnsavedGuard(form.changes.length > 0);
  const canSave = form.changes.length > 0 && form.isValid;
  return (
    <div className="net-form-page" data-bar={canSave || undefined}>
      <div className="grid gap-4">
        <BackToNetwork />
        <PageTitle title={t('settings_title')} text={t('settings_text')} />
      </div>
      <div className="net-with-share">
        <Section title={t('networks')} titleHidden>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {form.bands.map((band, index) => (
              <BandSection
                key={band.number}
                band={band}
                other={form.bands.find(({ number, values }) => number !== band.number && values.IsNetworkActive)}
                device={device}
                isFirst={index === 0}
              />
            ))}
          </div>
        </Section>
        <ShareCard networks={device.NetworksDetails} />
      </div>
      {canSave && <SaveBar changes={form.changes} onClose={form.forget} onSave={() => save(form.changes)} />}
    </div>
  );
}
