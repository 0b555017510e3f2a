import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { useMoment } from '../../web/moment.ts';
import { useDeskChange } from '../../web/use-desk-change.ts';
import { useFormats } from '../../web/use-formats.ts';
import { useNameOf } from '../../web/use-name-of.ts';
import { approveProposal, rejectProposal, type listProposals } from '../contract.ts';

export type Proposal = Result<typeof listProposals>[number];

export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  const { day } = useFormats();
  const { busy, failure, run } = useDeskChange();
  const params = { proposal: String(proposal.proposal) };
  const approve = () => run((api) => api.call(approveProposal, { params }), t('approved'));
  const reject = () => run((api) => api.call(rejectProposal, { params }), t('rejected'));
  return (
    <Card as="li" className="desk-stack">
      <div className="desk-row">
        <h2 className="text-lg">
          <code translate="no">{proposal.subject}</code>
        </h2>
        <span>{proposal.begins_on === null ? t('from_now') : t('from_day', { day: day(proposal.begins_on) })}</span>
      </div>
      <ul>
        {proposal.values.map((value) => (
          <ProposedValue key={value.name} value={value} />
        ))}
      </ul>
      <p className="desk-quiet">
        <span translate="no">{proposal.by}</span>, {moment(proposal.at)}.{' '}
        {t('proposal_expires', { at: moment(proposal.expires_at) })}
      </p>
      {failure !== null && <FieldError>{failure}</FieldError>}
      {proposal.is_own && <p>{t('proposal_own')}</p>}
      <div className="desk-row">
        {!proposal.is_own && (
          <Button kind="primary" busy={busy} onClick={() => void approve()}>
            {t('approve')}
          </Button>
        )}
        <Button busy={busy} onClick={() => void reject()}>
          {proposal.is_own ? t('withdraw') : t('reject')}
        </Button>
      </div>
    </Card>
  );
}

function ProposedValue({ value: { name, from, to } }: { value: Proposal['values'][number] }) {
  const t = useTranslations('operator-desk');
  const nameOf = useNameOf();
  const { money } = useFormats();
  const shown = (value: string | null) => {
    if (value === null) return t('none');
    return name.endsWith('_cents') ? money(Number(value)) : value;
  };
  return (
    <li translate="no">{t('field_change', { field: nameOf('field', name), from: shown(from), to: shown(to) })}</li>
  );
}
