import { useTranslations } from 'use-intl/react';

/** What the step of a code says here. */
export function useCodeTexts() {
  const t = useTranslations('e-signing');
  return { label: t('code'), resend: t('resend'), resendAfter: t('resend_after'), waitAfterLastSend: t('wait') };
}
