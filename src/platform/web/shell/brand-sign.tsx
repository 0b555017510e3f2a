import { useTranslations } from 'use-intl/react';
import { Logo } from '#platform/web/art/logo.tsx';
import './brand.css';

/** The logo and the name on pages without a link home. */
export function BrandSign({ className = '' }: { className?: string }) {
  const t = useTranslations('shell');
  return (
    <span className={`brand ${className}`}>
      <Logo />
      <span>{t('brand').toLowerCase()}</span>
    </span>
  );
}
