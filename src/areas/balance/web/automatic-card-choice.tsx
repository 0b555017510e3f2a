import { useTranslations } from 'use-intl/react';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { CardChoice } from './use-card-choice.ts';

/** Only a saved card can pay without the user. */
export function AutomaticCardChoice({ cards, isMissing }: { cards: CardChoice; isMissing: boolean }) {
  const t = useTranslations('balance');
  if (cards.cards.length > 0) {
    return (
      <RadioGroup
        legend={t('pay_with')}
        value={cards.chosen}
        onValueChange={cards.choose}
        options={cards.cards.map(({ card_id, label }) => ({ value: card_id, label: t('card_name', label) }))}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p>{t('automatic_no_card')}</p>
      <PortalLink to="/my-profile/my-cards" className={textLinkClass} onClick={() => void closeDialog()}>
        {t('automatic_add_card')}
      </PortalLink>
      {isMissing && <FieldError>{t('automatic_no_card')}</FieldError>}
    </div>
  );
}
