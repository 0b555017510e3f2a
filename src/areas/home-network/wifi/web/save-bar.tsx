import { useTranslations } from 'use-intl/react';
import { closeIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import type { WifiChange } from '../rules.ts';
import { bandNames } from '../../constants.ts';
import '#platform/web/ui/layout/bottom-bar.css';
import './save-bar.css';

type SaveBarProps = { changes: readonly WifiChange[]; onClose: () => void; onSave: () => void };

/** Floats over the page while there are changes and all of them are valid. */
export function SaveBar({ changes, onClose, onSave }: SaveBarProps) {
  const t = useTranslations('home-network');
  const bands = [...new Set(changes.map(({ BandType }) => bandNames[BandType]))].join(', ');
  const names = [...new Set(changes.map(({ PropertyName }) => t(`property_${PropertyName}`)))].join(', ');
  return (
    <section className="bottom-bar save-bar" aria-label={t('unsaved')}>
      <output>
        <b>{t('unsaved_count', { count: changes.length, bands })}</b>
        <small>{names}</small>
      </output>
      <IconButton className="save-bar-cross" label={t('discard_label')} shape={closeIcon} onClick={onClose} />
      <Button className="save-bar-close" onClick={onClose}>
        {t('discard')}
      </Button>
      <Button className="save-bar-save" onClick={onSave}>
        {t('save')}
      </Button>
    </section>
  );
}
