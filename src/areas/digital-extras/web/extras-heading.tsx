import { useTranslations } from 'use-intl/react';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { ExtrasTabs } from './extras-tabs.tsx';

const sections = [
  { to: '/digital-extras/select-services', text: 'section_select' },
  { to: '/digital-extras/included-services', text: 'section_included' },
  { to: '/digital-extras/traffic-packages', text: 'section_traffic' },
] as const;

/** The heading of an extras list: its name, links to the other lists, and the tabs. */
export function ExtrasHeading({
  title,
  text,
  activeCount,
}: {
  title: string;
  text?: string | undefined;
  activeCount: number;
}) {
  const t = useTranslations('digital-extras');
  return (
    <div className="grid gap-3">
      <PageTitle title={title} text={text} aside={<ExtrasTabs activeCount={activeCount} />} />
      <nav aria-label={t('sections')} className="flex flex-wrap gap-x-6">
        {sections.map(({ to, text: word }) => (
          <PortalLink
            key={to}
            to={to}
            className={`${textLinkClass} inline-flex min-h-tap items-center aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:underline-offset-8`}
          >
            {t(word)}
          </PortalLink>
        ))}
      </nav>
    </div>
  );
}
