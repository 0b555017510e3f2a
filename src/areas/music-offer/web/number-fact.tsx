import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { checkIcon } from '#platform/web/art/icons/shell.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { MusicState } from '../music-state.ts';

/** The number and how it was proved; another one can be chosen. */
export function NumberFact({ state }: { state: MusicState }) {
  const t = useTranslations('music');
  const number = readableNumber(state.msisdn ?? '');
  return (
    <p className="music-number">
      <Icon shape={checkIcon} size="s" />
      <span>
        {t.rich(state.msisdnIsRecognized ? 'recognised' : 'verified', { b: strong, number })}{' '}
        <button type="button" className="music-other" onClick={() => openDialog('music-offer.MusicVerify')}>
          {t('other_number')}
        </button>
      </span>
    </p>
  );
}

function strong(words: ReactNode): ReactNode {
  return <b>{words}</b>;
}
