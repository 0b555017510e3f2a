import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { keyIcon } from '#platform/web/art/icons/shell.ts';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import type { SecurityCodeEntry } from '../contract.ts';
import { useOwnMobile } from './use-own-mobile.ts';
import { useReset } from './use-reset.ts';

/** One owner: whether there is a code, the receiving number, and the actions. */
export function CodeCard({ entry }: { entry: SecurityCodeEntry }) {
  const t = useTranslations('security-code');
  const number = useOwnMobile();
  const state = entry.has_security_code ? 'some' : entry.is_eligible ? 'none' : 'not';
  return (
    <Card as="article" className="grid max-w-[44rem] gap-5">
      <header className="flex flex-wrap items-center gap-4">
        <Disc shape={keyIcon} />
        <div className="flex-1 large-text:basis-full">
          <h2 className="text-l">{entry.holder_name}</h2>
          <p className="text-s text-ink-quiet">
            {t('holder', { pid: entry.pid })}
            {entry.contract_id && ` · ${t('contract', { contract: entry.contract_id })}`}
          </p>
        </div>
        <Badge tone={state === 'some' ? 'good' : 'calm'}>{t(`state_${state}`)}</Badge>
      </header>
      <p className="text-ink-quiet">{state === 'some' ? <WhereTo entry={entry} /> : t(`${state}_text`)}</p>
      {state === 'none' && (
        <Button
          kind="primary"
          className="justify-self-start"
          onClick={() => openDialog('security-code.CreateNewSecurityCode', { entry, number })}
        >
          {t('create')}
        </Button>
      )}
      {state === 'some' && <CodeActions entry={entry} />}
    </Card>
  );
}

function WhereTo({ entry: { receiving_method: number } }: { entry: SecurityCodeEntry }) {
  const t = useTranslations('security-code');
  return number ? t('goes_to', { number: readableNumber(number) }) : t('goes_nowhere');
}

function CodeActions({ entry }: { entry: SecurityCodeEntry }) {
  const t = useTranslations('security-code');
  const reset = useReset(entry);
  const hasNumber = entry.receiving_method !== null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onClick={() => openDialog('security-code.NewSecurityCode', { entry })}>
          {t('change')}
        </Button>
        {hasNumber && (
          <Button busy={reset.busy} onClick={reset.send}>
            {t('reset')}
          </Button>
        )}
        <Button kind="bare" onClick={() => openDialog('security-code.ReceivingNumber', { entry })}>
          {hasNumber ? t('number') : t('number_add')}
        </Button>
      </div>
      {reset.failure && <FieldError>{reset.failure}</FieldError>}
    </div>
  );
}
