import { useTranslations } from 'use-intl/react';
import { useLanguage, useSetLanguage } from '../i18n/text-provider.tsx';
import './language-switch.css';

/** Switches to the other language without a reload. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const t = useTranslations('shell');
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  const other = language === 'bg' ? 'en' : 'bg';
  return (
    <button
      type="button"
      className={`language-switch ${className}`}
      lang={other}
      onClick={() => void setLanguage(other)}
    >
      <span aria-hidden>
        <span data-on={language === 'bg' || undefined}>БГ</span>{' '}
        <span data-on={language === 'en' || undefined}>EN</span>
      </span>
      <span className="sr-only">{t('switch_language')}</span>
    </button>
  );
}
