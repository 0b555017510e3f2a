import { Fragment } from 'react';
import { languageList, languages } from '#platform/languages.ts';
import { useLanguage, useSetLanguage } from '../i18n/text-provider.tsx';
import './language-switch.css';

/** Switches to the next language without a reload. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  const other = languages[(languages.indexOf(language) + 1) % languages.length]!;
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
            <span data-on={each === language || undefined}>{languageList[each].shortName}</span>{' '}
          </Fragment>
        ))}
      </span>
      <span className="sr-only">{languageList[other].switchText}</span>
    </button>
  );
}
