import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { homeIcon, lockIcon } from '#platform/web/art/icons/shell.ts';
import { signIcon, stopIcon } from '#platform/web/art/icons/services.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';

const benefits = [
  ['benefit_home', homeIcon],
  ['benefit_safe', lockIcon],
  ['benefit_proof', signIcon],
  ['benefit_stop', stopIcon],
] as const;

/** The first step: the benefits of signing and its terms. */
export function BenefitsStep({ onActivate }: { onActivate: () => void }) {
  const t = useTranslations('e-signing');
  return (
    <>
      <ul className="signing-benefits" aria-label={t('benefits')}>
        {benefits.map(([key, shape]) => (
          <li key={key}>
            <Icon shape={shape} />
            {t(key)}
          </li>
        ))}
      </ul>
      <PortalLink to="/e-signing/terms" className={`${textLinkClass} justify-self-start`}>
        {t('terms')}
      </PortalLink>
      <Button kind="primary" tall className="justify-self-start" onClick={onActivate}>
        {t('activate')}
      </Button>
    </>
  );
}
