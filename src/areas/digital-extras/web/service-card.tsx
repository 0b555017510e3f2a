import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { singleIcon } from '#platform/web/art/icons/services.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { PickCard } from '#platform/web/ui/cards/pick-card.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { isChosenAlone } from '../choosing.ts';
import type { Extra } from '../contract-parts.ts';
import type { Screen } from '../price-to-show.ts';
import { specialTextCode } from '../constants.ts';
import { ExtraPicture } from './extra-picture.tsx';
import { ExtraPrice } from './extra-price.tsx';
import { PlainCard } from './plain-card.tsx';
import { useExtraName } from './use-extra-names.ts';

export type Pick = { type: 'radio' | 'checkbox'; name: string; checked: boolean; onPick: () => void };

type ServiceCardProps = {
  extra: Extra;
  screen: Screen;
  /** Without it the card has neither a checkbox nor a radio button. */
  pick?: Pick | undefined;
  /** Replaces the link to the details. */
  action?: ReactNode;
};

export function ServiceCard({ extra, screen, pick, action }: ServiceCardProps) {
  const t = useTranslations('digital-extras');
  const name = useExtraName()(extra);
  const shared = {
    title: name,
    text: extra.code === specialTextCode ? `${extra.description} ${t('partner_registration')}` : extra.description,
    picture: <ExtraPicture extra={extra} />,
    price: <ExtraPrice extra={extra} screen={screen} />,
    action: action ?? <DetailsLink code={extra.code} name={name} />,
    ...(isChosenAlone(extra.code) && { note: { shape: singleIcon, text: t('bundle_note') } }),
  };
  if (!pick) return <PlainCard {...shared} />;
  return (
    <PickCard
      {...shared}
      type={pick.type}
      name={pick.name}
      checked={pick.checked}
      // Clicking a selected radio button again clears it.
      onClick={() => pick.type === 'radio' && pick.checked && pick.onPick()}
      onChange={pick.onPick}
    />
  );
}

export function DetailsLink({ code, name }: { code: string; name: string }) {
  const t = useTranslations('digital-extras');
  return (
    <PortalLink
      to="/digital-extras/select-services/details"
      search={{ code }}
      className={textLinkClass}
      aria-label={t('more_about', { name })}
    >
      {t('more')}
    </PortalLink>
  );
}
