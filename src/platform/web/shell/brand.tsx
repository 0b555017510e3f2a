import { useTranslations } from 'use-intl/react';
import { Logo } from '#platform/web/art/logo.tsx';
import { pageBrand } from '../page-brand.ts';
import { PortalLink } from '../portal-link.tsx';
import './brand.css';

/** The logo and the name, as a link home. */
export function Brand({ className = '' }: { className?: string }) {
  const t = useTranslations('shell');
  const { name, wordmark } = pageBrand();
  return (
    <PortalLink to="/" className={`brand ${className}`} aria-label={t('brand_home', { name })}>
      <Logo />
      <span aria-hidden>{wordmark}</span>
    </PortalLink>
  );
}
