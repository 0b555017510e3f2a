import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import type { Extra } from '../../contract-parts.ts';
import { choicesForFreePosition, freeExtras } from '../../lists.ts';
import { CloseAction, DialogActions } from '../dialog-actions.tsx';
import { ExtraOptions } from '../extra-options.tsx';
import type { Subject } from '../flow.ts';
import { useHomeAssistanceCodes } from '../use-home-assistance-codes.ts';

export type SelectProps = Subject & { position: number; extras: Extra[] };

/** What can go on a free position: only what is free of charge and not active yet. */
export function SelectDialog({ extras, position, ...subject }: SelectProps) {
  const t = useTranslations('extras-dialogs');
  const screen = useTranslations('digital-extras');
  const [code, setCode] = useState<string | null>(null);
  const homeAssistance = useHomeAssistanceCodes();
  // Home assistance needs an address and is chosen on the screen.
  const choices = choicesForFreePosition(freeExtras(extras)).filter((extra) => !homeAssistance.has(extra.code));
  const chosen = choices.find((extra) => extra.code === code);
  return (
    <DialogContent
      title={t('select_title', { number: position })}
      text={screen('board_rule')}
      actions={
        choices.length === 0 ? (
          <CloseAction />
        ) : (
          <DialogActions
            main={t('select_continue')}
            disabled={!chosen}
            onMain={() => chosen && replaceDialog('Activate', { ...subject, extras: [chosen], position })}
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
