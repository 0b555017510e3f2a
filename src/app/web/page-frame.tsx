import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { OutcomeCheck } from '#platform/web/api/outcome-check.tsx';
import { ToastHost } from '#platform/web/ui/states/toast-host.tsx';

/** The frame of every screen: short messages above it. */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <>
      {children}
      <OutcomeCheck />
      <ToastHost texts={{ region: t('messages'), close: t('close') }} />
    </>
  );
}
