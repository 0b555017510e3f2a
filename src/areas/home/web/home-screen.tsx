import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl/react';
import { ServiceWires } from '#platform/web/art/service-wires.tsx';
import { useApi } from '#platform/web/api/api-context.ts';
import { useIsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { HomeOverview } from '../contract.ts';
import { greetingAt } from '../rules.ts';
import { NeedCard } from './need-card.tsx';
import { Offers } from './offers.tsx';
import { overviewQuery } from './queries.ts';
import { ServiceRows } from './service-rows.tsx';
import { VipTicket } from './vip-ticket.tsx';
import './home-screen.css';

/** Companies have tens of numbers; home shows the first ones. */
const shownAtHome = 6;

const needsAtFirst = 3;

/** In steps, what is visible at first is rendered first and the rest right after it, so that the page reacts sooner. */
export function HomeScreen({ inSteps = false }: { inSteps?: boolean }) {
  const t = useTranslations('home');
  const isWhole = useDeferredValue(true, !inSteps);
  const { data: overview } = useSuspenseQuery(overviewQuery(useApi(), useLanguage()));
  useDocumentTitle(t('page'));
  const waiting = new Set(overview.attention.map((item) => item.service_id));
  const others = overview.services.filter((service) => !waiting.has(service.service_id));
  return (
    <>
      <Hello overview={overview} waiting={waiting} />
      {overview.attention.length > 0 && <Needs overview={overview} shown={isWhole ? undefined : needsAtFirst} />}
      {overview.services.length === 0 && <NoServices />}
      {isWhole && (others.length > 0 || overview.is_vip) && (
        <div className="home-pair">
          {others.length > 0 && (
            <Section
              title={waiting.size > 0 ? t('other_services') : t('services')}
              action={others.length > shownAtHome && <AllServices count={overview.services.length} />}
            >
              <ServiceRows services={others.slice(0, shownAtHome)} />
            </Section>
          )}
          {overview.is_vip && <VipTicket />}
        </div>
      )}
      {isWhole && (
        <div className="laid-out-later">
          <Offers offers={overview.offers} />
        </div>
      )}
    </>
  );
}

function AllServices({ count }: { count: number }) {
  const t = useTranslations('home');
  return (
    <PortalLink to="/my-services" className={textLinkClass}>
      {t('all_services', { count })}
    </PortalLink>
  );
}

function Hello({ overview, waiting }: { overview: HomeOverview; waiting: ReadonlySet<string | null> }) {
  const t = useTranslations('home');
  const isEnabled = useIsAreaEnabled();
  const count = overview.attention.length;
  const birds = overview.services.map(({ service_id }) => ({ id: service_id, waits: waiting.has(service_id) }));
  return (
    <section className="hello" aria-labelledby="hello">
      <div>
        <h1 id="hello">
          {t(`greeting_${greetingAt(overview.hour)}`, {
            name: overview.first_name,
            named: overview.first_name === '' ? 'no' : 'yes',
          })}
        </h1>
        <p>
          <b>{count === 0 ? t('waiting_none') : t('waiting_count', { count })}</b>{' '}
          {count === 0 ? t('waiting_none_rest') : t('waiting_rest')}
        </p>
        <div className="hello-links">
          {isEnabled('bills') && (
            <PortalLink to="/bills" className={textLinkClass}>
              {t('bills')}
            </PortalLink>
          )}
          {isEnabled('help') && (
            <PortalLink to="/help" className={textLinkClass}>
              {t('help')}
            </PortalLink>
          )}
        </div>
      </div>
      <ServiceWires services={birds} className="hello-wires" />
    </section>
  );
}

function Needs({ overview, shown }: { overview: HomeOverview; shown: number | undefined }) {
  const t = useTranslations('home');
  return (
    <Section title={t('needs')} titleHidden>
      <ul className="needs">
        {overview.attention.slice(0, shown).map((item, index) => {
          const service = overview.services.find(({ service_id }) => service_id === item.service_id);
          const isFirstOfService =
            overview.attention.findIndex((each) => each.service_id === item.service_id) === index;
          return (
            <NeedCard
              key={`${item.service_id} ${item.kind} ${item.subject}`}
              item={item}
              service={service}
              today={overview.today}
              isFirst={index === 0}
              showsFigures={isFirstOfService}
            />
          );
        })}
      </ul>
    </Section>
  );
}

function NoServices() {
  const t = useTranslations('home');
  return (
    <EmptyState
      title={t('empty_title')}
      text={t('empty_text')}
      action={
        <PortalLink to="/registration/pid-and-eik" className={buttonClass({ kind: 'primary' })}>
          {t('empty_action')}
        </PortalLink>
      }
    />
  );
}
