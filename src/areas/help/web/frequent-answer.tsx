import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { Disclosure } from '#platform/web/ui/layout/disclosure.tsx';
import type { FrequentAnswer as Answer } from '../frequent-answers.ts';

/** A frequent question with its answer. The one that the search found is open and in view. */
export function FrequentAnswer({ answer: { id, to }, isOpen }: { answer: Answer; isOpen: boolean }) {
  const t = useTranslations('help-answers');
  const help = useTranslations('help');
  const [open, setOpen] = useState(isOpen);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'center' });
  }, [isOpen]);
  return (
    <div ref={place}>
      <Disclosure title={t(`${id}_question`)} open={open} onOpenChange={setOpen}>
        <div className="grid justify-items-start gap-3">
          <p>{t(`${id}_answer`)}</p>
          <PortalLink to={to} className={textLinkClass}>
            {help('open_page')}
          </PortalLink>
        </div>
      </Disclosure>
    </div>
  );
}
