import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { downloadIcon } from '#platform/web/art/icons/actions.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { checkIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import { Timeline, type TimelineEvent } from '#platform/web/ui/cards/timeline.tsx';
import { downloadDocument, type Document } from '../../signing/contract.ts';
import type { Evidence } from '../contract.ts';
import { shortHash } from '../rules.ts';
import { dayOf, timeOf } from '../../web/moments.ts';
import { evidenceQuery } from './queries.ts';
import { SealLevel } from './seal-level.tsx';
import { Signature } from '../../web/signature.tsx';

/** The evidence of a signed document, and whether it is unchanged. */
export function EvidencePanel({ document }: { document: Document }) {
  const t = useTranslations('e-signing');
  if (document.declined_at && document.decline_reason) {
    const reason = t(`decline_${document.decline_reason}`);
    return (
      <Section title={t('declined_title')}>
        <p className="text-ink-quiet">{t('declined_text', { day: dayOf(document.declined_at), reason })}</p>
      </Section>
    );
  }
  if (document.is_being_sealed) {
    return (
      <Section title={t('evidence_title')}>
        <Notice tone="info" shape={clockIcon}>
          <b>{t('being_sealed')}</b> {t('being_sealed_text')}
        </Notice>
      </Section>
    );
  }
  if (!document.is_sealed) {
    return (
      <Section title={t('evidence_title')}>
        <p className="text-ink-quiet">{t('evidence_paper', { day: dayOf(document.signed_at ?? '') })}</p>
      </Section>
    );
  }
  return (
    <Section title={t('evidence_title')} text={t('evidence_text', { name: document.name })}>
      <SealedEvidence document={document} />
    </Section>
  );
}

function SealedEvidence({ document }: { document: Document }) {
  const t = useTranslations('e-signing');
  const shell = useTranslations('shell');
  const query = useQuery(evidenceQuery(useApi(), document.document_id));
  if (query.data) return <EvidenceCard evidence={query.data} document={document} />;
  if (query.error) return <QueryErrorState level={3} title={t('evidence_failed')} queries={[query]} />;
  return (
    <SkeletonGroup label={shell('loading')}>
      <Skeleton height="18rem" radius="var(--r-l)" />
    </SkeletonGroup>
  );
}

export function EvidenceCard({ evidence, document }: { evidence: Evidence; document: Document }) {
  const t = useTranslations('e-signing');
  return (
    <Card className="evidence">
      <Timeline events={useEvents(evidence)} stateWords={{ done: t('state_done'), now: '', next: '' }} />
      <div className="grid content-start gap-4">
        <Signature name={evidence.signer_name} />
        <dl className="evidence-facts">
          <dt>{t('hash')}</dt>
          <dd title={evidence.file_hash}>{shortHash(evidence.file_hash)}</dd>
          <dt>{t('changed_since')}</dt>
          <dd data-whole={evidence.is_whole}>
            <Icon shape={evidence.is_whole ? checkIcon : warnIcon} size="s" />
            {evidence.is_whole ? t('not_changed') : t('was_changed')}
          </dd>
        </dl>
        <SealLevel level={evidence.level} until={evidence.verifiable_until} />
        <DownloadEvidence document={document} />
      </div>
    </Card>
  );
}

function useEvents(evidence: Evidence): TimelineEvent[] {
  const t = useTranslations('e-signing');
  const { opened_at, opened_on, read_at, code_sent_at } = evidence;
  const happened = (key: string, title: string, moment: string | null, note = moment && exact(moment)) =>
    moment ? [{ key, state: 'done' as const, title, note }] : [];
  const onDevice = opened_at && opened_on ? t('on_device', { time: exact(opened_at), device: opened_on }) : undefined;
  return [
    ...happened('created', t('event_created'), evidence.created_at),
    ...happened('opened', t('event_opened'), opened_at, onDevice),
    ...happened('read', t('event_read'), read_at),
    ...happened('code', t('event_code', { number: readableNumber(evidence.msisdn) }), code_sent_at),
    ...happened('signed', t('event_signed', { name: evidence.signer_name }), evidence.signed_at),
  ];
}

function exact(moment: string): string {
  return `${dayOf(moment)}, ${timeOf(moment)}`;
}

function DownloadEvidence({ document }: { document: Document }) {
  const t = useTranslations('e-signing');
  const { busy, run } = useChange({ failureIn: 'toast', textOf: () => t('download_failed') });
  const download = () =>
    run((api) => api.download(downloadDocument, { query: { DocumentId: document.document_id } }), { onDone: saveFile });
  return (
    <Button className="justify-self-start" busy={busy} onClick={() => void download()}>
      {!busy && <Icon shape={downloadIcon} size="s" />}
      {t('download_evidence')}
    </Button>
  );
}
