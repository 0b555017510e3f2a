import { useLocation, useMatches } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { arrowIcon } from '#platform/web/art/icons/shell.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { GateScene } from '#platform/web/art/scenes/gate-scene.tsx';
import { ButtonLink } from '#platform/web/ui/actions/button.tsx';
import { StateActions, StateCard } from '#platform/web/ui/states/state-card.tsx';
import { useConfiguration } from '../configuration.ts';
import { outsideAddress } from '../leave-portal.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useChosenService } from './chosen-service.ts';
import type { Place } from './places.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    place?: Place;
  }
}

/** A part of the portal on the operator's own page, with a link there. */
export function ElsewhereScreen() {
  const place = useMatches({ select: (matches) => matches.at(-1)?.staticData.place });
  if (!place) throw new Error('this address has no place');
  return <Elsewhere place={place} />;
}

function Elsewhere({ place }: { place: Place }) {
  const t = useTranslations('shell');
  const configuration = useConfiguration();
  const path = useLocation({ select: (location) => location.pathname });
  const chosen = useChosenService();
  const name = t(place.text);
  useDocumentTitle(name);
  const query: Record<string, string> = chosen ? { msisdn: chosen.service_id } : {};
  const address = outsideAddress(configuration, 'external_selfcare_url', `.${path}`, query);
  return (
    <StateCard level={1} scene={<GateScene />} title={t('elsewhere_title', { place: name })} text={t('elsewhere_text')}>
      {address && (
        <StateActions>
          <ButtonLink kind="primary" href={address} rel="noreferrer">
            {t('elsewhere_open')} <Icon shape={arrowIcon} size="s" />
          </ButtonLink>
          {chosen && t('elsewhere_for', { number: readableNumber(chosen.service_id) })}
        </StateActions>
      )}
    </StateCard>
  );
}
