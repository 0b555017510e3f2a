import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { checkIcon, closeIcon } from '#platform/web/art/icons/shell.ts';
import { uniqueIdHeaders } from '#platform/web/number-proof/unique-id.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import { encryptNumber } from '../contract.ts';
import { usePartnerName } from './partner-name.ts';

type ConsentProps = {
  source: string;
  site: string;
  msisdn: string;
  isRecognised: boolean;
  /** The user agreed before the number had to be proved again: the redirect follows at once. */
  isAgreed: boolean;
  onOther: () => void;
  onRefuse: () => void;
  /** The number proof has expired. */
  onProofOver: () => void;
  /** The visit from the partner has expired. */
  onVisitOver: () => void;
};

/** Asks for consent: who asks, what they get and what they do not. */
export function Consent({ source, site, msisdn, isRecognised, isAgreed, onOther, onRefuse, ...ends }: ConsentProps) {
  const t = useTranslations('partners');
  const partner = usePartnerName()(source);
  const { leave, isLeaving, error } = useLeave(source, ends);
  useOnce(isAgreed, leave);
  return (
    <Card as="section" className="grid gap-5" aria-labelledby="consent">
      <div>
        <h1 id="consent" className="text-2xl">
          {t('consent_title', { partner })}
        </h1>
        <p className="mt-2 text-ink-quiet">
          {t('consent_text', { number: readableNumber(msisdn), site: site === location.host ? partner : site })}
        </p>
        <p className="mt-1 text-s text-ink-quiet">
          {isRecognised && t('recognised')} <TextButton onClick={onOther}>{t('other_number')}</TextButton>
        </p>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Facts title={t('gets')} shape={checkIcon} facts={[t('gets_number'), t('gets_type')]} />
        <Facts title={t('gets_not')} shape={closeIcon} facts={[t('gets_not_name'), t('gets_not_bills')]} />
      </div>
      <p className="text-s text-ink-quiet">{t('consent_back')}</p>
      {error && <FieldError>{error}</FieldError>}
      <div className="grid gap-2">
        <Button kind="primary" tall wide busy={isLeaving} onClick={leave}>
          {isLeaving ? t('leaving', { partner }) : t('agree', { partner })}
        </Button>
        <Button kind="bare" wide onClick={onRefuse}>
          {t('refuse')}
        </Button>
      </div>
    </Card>
  );
}

function Facts({ title, shape, facts }: { title: string; shape: string; facts: readonly string[] }) {
  return (
    <div>
      <h2 className="text-m font-bold">{title}</h2>
      <ul className="mt-2 grid gap-2 text-s">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-2">
            <Icon shape={shape} size="s" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Only the server decides the target: one of the configured sites, with the encrypted values. */
function useLeave(source: string, { onProofOver, onVisitOver }: Pick<ConsentProps, 'onProofOver' | 'onVisitOver'>) {
  const { busy, failure, run } = useChange({
    leadsAway: true,
    onRefused: ({ code }) => {
      if (code === 'EC_Verification_Failed') onProofOver();
      else if (code === 'EC_Invalid_Redirect') onVisitOver();
      else return false;
      return true;
    },
  });
  const leave = () =>
    void run((api) => api.call(encryptNumber, { query: { source }, headers: uniqueIdHeaders() }), {
      onDone: ({ redirect_url: address }) => location.assign(address),
    });
  return { leave, isLeaving: busy, error: failure };
}

function useOnce(isDue: boolean, work: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    work();
  });
}
