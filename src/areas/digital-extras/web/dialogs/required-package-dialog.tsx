import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { CloseAction, DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import type { Extra } from '../../contract-parts.ts';
import { ExtraOptions } from '../extra-options.tsx';
import type { Subject } from '../flow.ts';
import { useExtraName } from '../use-extra-names.ts';

export type RequiredPackageProps = Subject & {
  extra: Extra;
  /** Any one of them is enough. */
  packages: Extra[];
  /** The ending package of the number. */
  ending: Extra | null;
};

/** Offers to activate an extra together with its required package. */
export function RequiredPackageDialog({ extra, packages, ending, ...subject }: RequiredPackageProps) {
  const t = useTranslations('extras-dialogs');
  const nameOf = useExtraName();
  const [code, setCode] = useState(packages[0]?.code ?? null);
  const chosen = packages.find((each) => each.code === code);
  const name = nameOf(extra);
  if (ending) return <EndingPackage {...subject} name={name} ending={ending} />;
  if (!chosen) {
    return <InfoContent title={t('required_title')} text={t('required_none', { name })} close={t('understood')} />;
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

function EndingPackage({ name, ending, ...subject }: Subject & { name: string; ending: Extra }) {
  const t = useTranslations('extras-dialogs');
  const day = shownDay(ending.deactivation_date ?? subject.today);
  const text = t('required_ending', { name, required: useExtraName()(ending), day });
  const keep = () => replaceDialog('digital-extras.Cancel', { ...subject, extra: ending });
  return (
    <DialogContent
      title={t('required_ending_title')}
      text={text}
      actions={
        ending.deactivation_reason === 'requested' ? (
          <DialogActions main={t('required_keep')} onMain={keep} quiet={t('give_up')} />
        ) : (
          <CloseAction words={t('understood')} />
        )
      }
    />
  );
}
