import { Fragment } from 'react';
import { useTranslations } from 'use-intl/react';
import { inLanguage, languages, type Language } from '#platform/languages.ts';
import { useLanguage, useSetLanguage } from '../i18n/text-provider.tsx';
import './language-switch.css';

/** Language names are not translated. */
const shortNames: Record<Language, string> = { bg: 'БГ', en: 'EN' };

/** Switches to the other language without a reload. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const t = useTranslations('shell');
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  const other = inLanguage({ bg: 'en', en: 'bg' }, language);
  return (
    <button
      type="button"
      className={`language-switch ${className}`}
      lang={other}
      onClick={() => void setLanguage(other)}
    >
      <span aria-hidden>
        {languages.map((each) => (
          <Fragment key={each}>
            <span data-on={each === language || undefined}>{shortNames[each]}</span>{' '}
          </Fragment>
        ))}
      </span>
      <span className="sr-only">{t('switch_language')}</span>
    </button>
  );
}
