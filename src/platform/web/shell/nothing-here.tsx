import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { PortalLink } from '../portal-link.tsx';

type NothingHereProps = {
  title: string;
  text: string;
  /** Beside the link home. */
  children?: ReactNode;
};

/** A whole page with nothing for this user: the reason and a link home. */
export function NothingHere({ title, text, children }: NothingHereProps) {
  const t = useTranslations('shell');
  return (
    <EmptyState
      level={1}
      title={title}
      text={text}
      action={
        <>
          <PortalLink to="/" className={buttonClass({ kind: 'primary' })}>
            {t('to_home')}
          </PortalLink>
          {children}
        </>
      }
    />
  );
}
