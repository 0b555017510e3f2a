import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { billChange } from '../../bill-change.ts';
import type { Extra } from '../../contract-parts.ts';
import { DeactivationStep } from '../deactivation.tsx';
import type { Deactivation } from '../flow.ts';
import { useExtraName } from '../use-extra-names.ts';

/** Confirms a deactivation that also ends the dependent extras. */
export function DeactivateTrafficDialog({ dependants, ...given }: Deactivation & { dependants: Extra[] }) {
  const t = useTranslations('extras-dialogs');
  const nameOf = useExtraName();
  const language = useLanguage();
  return (
    <DeactivationStep
      {...given}
      alongside={dependants}
      text={t('deactivate_traffic_text', { name: nameOf(given.extra), count: dependants.length })}
      main={t('deactivate_all', { count: dependants.length + 1 })}
    >
      <Notice tone="danger" shape={warnIcon}>
        <b>{t('deactivate_traffic_list')}</b>
      </Notice>
      <ul className="grid gap-2">
        {dependants.map((extra) => (
          <li key={extra.code} className="flex items-center gap-3 large-text:flex-wrap">
            <Icon shape={warnIcon} size="s" className="text-danger" />
            <span className="flex-1 large-text:basis-2/3">{nameOf(extra)}</span>
            <Price prices={billChange([extra]).monthly} language={language} align="end" />
          </li>
        ))}
      </ul>
    </DeactivationStep>
  );
}
