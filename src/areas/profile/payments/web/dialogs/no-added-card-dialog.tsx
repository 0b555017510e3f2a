import { useTranslations } from 'use-intl/react';
import { EmptyScene } from '#platform/web/art/scenes/empty-scene.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { dismissDialog, replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';

/** Shown when the user requests automatic payment without a saved card. */
export function NoAddedCardDialog() {
  const t = useTranslations('profile');
  const cards = useTranslations('profile-cards');
  return (
    <DialogContent
      scene={<EmptyScene />}
      title={cards('no_card_title')}
      text={cards('no_card_text')}
      actions={
        <>
          <Button kind="primary" tall wide onClick={() => replaceDialog('profile.AddCard')}>
            {cards('card_add')}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('cancel')}
          </Button>
        </>
      }
    />
  );
}
