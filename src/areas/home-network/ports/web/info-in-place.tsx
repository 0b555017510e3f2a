import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { infoIcon } from '#platform/web/art/icons/shell.ts';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';

/** Explains a field of a dialog below it, because another dialog would replace the form. */
export function InfoInPlace({ setting, text }: { setting: string; text: string }) {
  const t = useTranslations('home-network');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="setting-info"
        label={t('info_about', { setting })}
        shape={infoIcon}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && <output className="field-help mt-1.5 block">{text}</output>}
    </>
  );
}
