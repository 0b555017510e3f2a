import { useTranslations } from 'use-intl/react';

export function useCodeTexts() {
  const t = useTranslations('e-signing');
  return { label: t('code'), resend: t('resend'), resendAfter: t('resend_after'), waitAfterLastSend: t('wait') };
}
