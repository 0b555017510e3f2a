import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { CloseAction, DialogActions } from '#platform/web/ui/dialog-actions.tsx';
import type { Extra } from '../../contract-parts.ts';
import { ExtraOptions } from '../extra-options.tsx';
import type { Subject } from '../flow.ts';
import { useExtraName } from '../use-extra-names.ts';

export type RequiredPackageProps = Subject & {
  extra: Extra;
  /** Any one of them is enough. */
  packages: Extra[];
};

/** An extra that stands on another one which is not active yet: it is named, and both can be taken at once. */
export function RequiredPackageDialog({ extra, packages, ...subject }: RequiredPackageProps) {
  const t = useTranslations('extras-dialogs');
  const nameOf = useExtraName();
  const [code, setCode] = useState(packages[0]?.code ?? null);
  const chosen = packages.find((each) => each.code === code);
  const name = nameOf(extra);
  if (!chosen) {
    return (
      <DialogContent
        title={t('required_title')}
        text={t('required_none', { name })}
        actions={<CloseAction words={t('understood')} />}
      />
    );
  }
  const takeBoth = () => replaceDialog('digital-extras.Activate', { ...subject, extras: [chosen, extra] });
  return (
    <DialogContent
      title={t('required_title')}
      text={t('required_text', { name, count: packages.length, required: nameOf(chosen) })}
      actions={<DialogActions main={t('required_both')} onMain={takeBoth} quiet={t('give_up')} />}
    >
      <ExtraOptions legend={t('required_list')} extras={packages} value={code} onValueChange={setCode} empty="" />
    </DialogContent>
  );
}
