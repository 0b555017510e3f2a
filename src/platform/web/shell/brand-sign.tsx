import { Logo } from '#platform/web/art/logo.tsx';
import { pageBrand } from '../page-brand.ts';
import './brand.css';

/** The logo and the name on pages without a link home. */
export function BrandSign({ className = '' }: { className?: string }) {
  return (
    <span className={`brand ${className}`}>
      <Logo />
      <span>{pageBrand().wordmark}</span>
    </span>
  );
}
