// What stands on an empty page until its first screen comes. It is plain markup: its style sheet alone makes it appear, and
// say more when it takes long.

import { useTranslations } from 'use-intl';
import { BrandSign } from './brand-sign.tsx';

export function PageComing() {
  const t = useTranslations('shell');
  return (
    <output id="page-coming">
      <BrandSign />
      <span className="page-coming-line" aria-hidden />
      <p>{t('loading')}…</p>
      <p className="page-coming-late">{t('loading_late')}</p>
    </output>
  );
}
