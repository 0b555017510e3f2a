import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';

export function ResetPanel() {
  const t = useTranslations('demo');
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-xl">{t('reset_title')}</h2>
      <p className="text-s text-ink-quiet">{t('reset_text')}</p>
      <Button
        className="justify-self-start"
        onPointerEnter={() => preloadDialog('demo.ResetDemo')}
        onClick={() => openDialog('demo.ResetDemo')}
      >
        {t('reset')}
      </Button>
    </Card>
  );
}
