import { useTranslations } from 'use-intl/react';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';

export function BackToNetwork() {
  const t = useTranslations('home-network');
  return <BackLink to="/home-network-module">{t('back')}</BackLink>;
}
