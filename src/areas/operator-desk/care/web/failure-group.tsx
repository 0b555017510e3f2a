import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { useMoment } from '../../web/moment.ts';
import { useDeskChange } from '../../web/use-desk-change.ts';
import type { listFailures, retryJobGroup, retryMessageGroup } from '../contract-failures.ts';

type Group = Result<typeof listFailures>['message_groups'][number];

type FailureGroupProps = {
  group: Group;
  name: string;
  retry: typeof retryMessageGroup | typeof retryJobGroup;
  /** The latest failures of the group. */
  children: ReactNode;
};

export function FailureGroup({ group, name, retry, children }: FailureGroupProps) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  const { cause, count, retryable, first_at: first, last_at: last } = group;
  return (
    <li className="desk-preview desk-stack">
      <div className="desk-row">
        <h3>{name}</h3>
        {cause === null ? t('cause_unknown') : <code className="desk-code">{cause}</code>}
        <Badge tone="danger">{t('failures_count', { count })}</Badge>
        <span className="desk-quiet">{t('failures_between', { first: moment(first), last: moment(last) })}</span>
      </div>
      {retryable > 0 && <RetryGroup group={group} retry={retry} />}
      <details className="desk-facts">
        <summary>{t('failures_latest')}</summary>
        {children}
      </details>
    </li>
  );
}

function RetryGroup({ group, retry }: { group: Group; retry: FailureGroupProps['retry'] }) {
  const t = useTranslations('operator-desk');
  const { busy, failure, run } = useDeskChange();
  const retryAll = () =>
    run(
      (api) => api.call(retry, { body: { group: group.group } }),
      ({ retried }) => t('failures_retried', { count: retried }),
    );
  return (
    <div className="desk-row">
      <Button busy={busy} onClick={() => void retryAll()}>
        {t('failures_retry_all', { count: group.retryable })}
      </Button>
      {failure !== null && <FieldError>{failure}</FieldError>}
    </div>
  );
}
