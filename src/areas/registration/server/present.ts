import type { Queryable } from '#platform/server/database/database.ts';
import type { Workflow } from '../workflow-schema.ts';
import { maskedEmail, maskedNumber } from '../rules.ts';
import { findOwner } from './owner-store.ts';
import type { WorkflowRow } from './workflow-store.ts';

/** The id that is told is the one the caller knows: of a link, or of the person's own tab. */
export async function presentWorkflow(
  db: Queryable,
  row: WorkflowRow,
  { correlationId, now }: { correlationId: string; now: Date },
): Promise<Workflow> {
  const isProved = row.proved_at !== null && row.customer_id !== null;
  const owner = isProved ? await findOwner(db, row.customer_id ?? 0) : null;
  const approver = row.approval_sent_at ? owner?.approver_email : null;
  return {
    workflowCorrelationId: correlationId,
    state: row.state,
    clientType: row.client_type,
    properties: {
      kind: row.kind,
      email: row.email,
      service_number: row.service_id,
      sms_recipient: toldRecipient(row),
      holder_name: owner?.name ?? null,
      approver_email: approver ? maskedEmail(approver) : null,
      confirms_recent_code: row.state === 'SmsCode' && row.security_code_passed_at !== null,
      proved_at: row.proved_at?.toISOString() ?? null,
      approval_sent_at: row.approval_sent_at?.toISOString() ?? null,
      expires_at: row.expires_at.toISOString(),
      expires_in_seconds: Math.max(0, Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000)),
    },
  };
}

/** The recipient of the last code, unmasked only if the user entered it. */
export function toldRecipient({ sms_recipient, is_recipient_named }: WorkflowRow): string | null {
  return sms_recipient === null || is_recipient_named ? sms_recipient : maskedNumber(sms_recipient);
}
