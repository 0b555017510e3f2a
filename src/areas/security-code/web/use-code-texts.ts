import { useTranslations } from 'use-intl/react';

export function useCodeTexts() {
  const t = useTranslations('security-code');
  return {
    resend: t('resend'),
    resendAfter: t('resend_after'),
    waitAfterLastSend: t('wait'),
    confirm: t('confirm_do'),
    cancel: t('cancel'),
  };
}
