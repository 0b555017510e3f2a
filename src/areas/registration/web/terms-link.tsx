import { useTranslations } from 'use-intl/react';
import { useAreaSetting } from '#platform/web/configuration.ts';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';

/** Opens a new window, so that the form keeps its input. */
export function TermsLink() {
  const t = useTranslations('registration');
  return (
    <a
      className={`${textLinkClass} -mt-3 justify-self-start`}
      href={useAreaSetting('terms_url')}
      target="_blank"
      rel="noreferrer"
    >
      {t('terms_read')}
    </a>
  );
}
