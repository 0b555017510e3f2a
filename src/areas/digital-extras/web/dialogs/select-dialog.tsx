import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog, replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { CloseAction, DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import type { Extra } from '../../contract-parts.ts';
import { choicesForFreePosition, freeExtras } from '../../lists.ts';
import { donationGroup } from '../../constants.ts';
import { ExtraOptions } from '../extra-options.tsx';
import type { Subject } from '../flow.ts';
import { useHomeAssistanceCodes } from '../../home-assistance/web/use-home-assistance-codes.ts';

export type SelectProps = Subject & { position: number; extras: Extra[] };

/** Lists what can go on a free position: extras that are free and inactive. */
export function SelectDialog({ extras, position, ...subject }: SelectProps) {
  const t = useTranslations('extras-dialogs');
  const screen = useTranslations('digital-extras');
  const [code, setCode] = useState<string | null>(null);
  const router = useRouter();
  const homeAssistance = useHomeAssistanceCodes();
  const choices = choicesForFreePosition(freeExtras(extras));
  const go = async (to: string, search: Record<string, string>) => {
    await closeDialog();
    await router.navigate({ to, search: { msisdn: subject.msisdn, ...search } });
  };
  /** A donation needs its cause and home assistance an address, each on its own page. */
  const goOn = (extra: Extra) => {
    if (extra.group_type === donationGroup) {
      return void go('/digital-extras/select-services/details', { code: extra.code });
    }
    if (homeAssistance.has(extra.code)) {
      return void go('/digital-extras/select-services/home-assistance/address', { extra: extra.code });
    }
    return replaceDialog('digital-extras.Activate', { ...subject, extras: [extra], position });
  };
  const chosen = choices.find((extra) => extra.code === code);
  return (
    <DialogContent
      title={t('select_title', { number: position })}
      text={screen('board_rule')}
      actions={
        choices.length === 0 ? (
          <CloseAction words={t('understood')} />
        ) : (
          <DialogActions
            main={t('select_continue')}
            disabled={!chosen}
            onMain={() => chosen && goOn(chosen)}
            quiet={t('give_up')}
          />
        )
      }
    >
      <ExtraOptions
        legend={t('select_list')}
        extras={choices}
        value={code}
        onValueChange={setCode}
        empty={t('select_none')}
      />
    </DialogContent>
  );
}
