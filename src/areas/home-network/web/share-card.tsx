import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import type { NetworkDetail } from '../wifi/contract.ts';
import { bandNames } from '../constants.ts';
import { NetworkCode } from './network-code.tsx';
import './share-card.css';

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
          <NetworkCode network={network} />
        </>
      ) : (
        <p>{t('invite_none')}</p>
      )}
    </aside>
  );
}
