import { useTranslations } from 'use-intl/react';
import { BrokenScene } from '#platform/web/art/scenes/broken-scene.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import type { Dialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';

/** The reason of a failure. */
export function GenericMessageDialog({ title, text, extrasOf }: Dialogs['network-protection.GenericMessage']) {
  const t = useTranslations('network-protection');
  return (
    <DialogContent scene={<BrokenScene />} title={title} text={text} actions={<CloseAction words={t('close')} />}>
      {extrasOf !== undefined && (
        <PortalLink to="/digital-extras/select-services" search={{ msisdn: extrasOf }} className={textLinkClass}>
          {t('see_extras')}
        </PortalLink>
      )}
    </DialogContent>
  );
}
