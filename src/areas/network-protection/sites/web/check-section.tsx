import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { blockIcon } from '#platform/web/art/icons/services.ts';
import { checkIcon } from '#platform/web/art/icons/shell.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { domainOf, readableDomain } from '../../rules.ts';
import { siteCheckQuery } from '../../web/queries.ts';
import type { SiteCheck } from '../contract.ts';
import { useReasonText } from './use-reason-text.ts';

/** Asks whether an address would be stopped. */
export function CheckSection({ msisdn }: { msisdn: string }) {
  const t = useTranslations('protection-times');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const isBad = asked !== null && domainOf(asked) === null;
  const domain = asked === null ? null : domainOf(asked);
  return (
    <Section title={t('check')}>
      <Card className="grid gap-4">
        <Form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(typed);
          }}
        >
          <TextField
            label={t('check_field')}
            help={t('check_help')}
            error={isBad ? t('check_bad') : undefined}
            value={typed}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.target.value);
              setAsked(null);
            }}
          />
          <Button type="submit" className="justify-self-start">
            {t('check_action')}
          </Button>
        </Form>
        <output>{domain && <CheckedSite key={domain} msisdn={msisdn} domain={domain} />}</output>
      </Card>
    </Section>
  );
}

function CheckedSite({ msisdn, domain }: { msisdn: string; domain: string }) {
  const t = useTranslations('protection-times');
  const errorText = useErrorText();
  const { data, error } = useQuery(siteCheckQuery(useApi(), msisdn, domain));
  if (data) return <Verdict check={data} msisdn={msisdn} />;
  return error ? <p>{t('check_failed', { reason: errorText(error) })}</p> : <p>{t('site_checking')}</p>;
}

function Verdict({ check, msisdn }: { check: SiteCheck; msisdn: string }) {
  const t = useTranslations('protection-times');
  const reasonText = useReasonText();
  const { domain, is_stopped: isStopped } = check;
  return (
    <div className="grid justify-items-start gap-2">
      <b className="flex items-center gap-2 [overflow-wrap:anywhere]">
        <Icon shape={isStopped ? blockIcon : checkIcon} size="s" />
        {t(isStopped ? 'verdict_stopped' : 'verdict_open', { site: readableDomain(domain) })}
      </b>
      <p className="text-s leading-[1.45] text-ink-quiet">{reasonText(check)}</p>
      {isStopped && (
        <Button onClick={() => openDialog('network-protection.Site', { msisdn, domain })}>{t('allow_title')}</Button>
      )}
    </div>
  );
}
