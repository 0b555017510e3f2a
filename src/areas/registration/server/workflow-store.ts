// The SQL of the workflows.

import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { ClientType } from '#platform/client-type.ts';
import type { Language } from '#platform/languages.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { DB } from '#platform/server/database/schema.ts';
import type { WorkflowState } from '../rules.ts';

type Table = DB['registration_workflow'];

export type WorkflowRow = Selectable<Table> & {
  state: WorkflowState;
  kind: 'registration' | 'add-service';
  client_type: ClientType | null;
  language: Language;
};
export type WorkflowChange = Updateable<Table> & { state?: WorkflowState; client_type?: ClientType | null };

export async function insertWorkflow(tx: Tx, workflow: Insertable<Table>): Promise<WorkflowRow> {
  const row = await tx.insertInto('registration_workflow').values(workflow).returningAll().executeTakeFirstOrThrow();
  return row as WorkflowRow;
}

export async function findWorkflow(db: Queryable, correlationHash: Buffer): Promise<WorkflowRow | undefined> {
  const row = await db
    .selectFrom('registration_workflow')
    .selectAll()
    .where('correlation_hash', '=', correlationHash)
    .executeTakeFirst();
  return row as WorkflowRow | undefined;
}

export async function findWorkflowById(db: Queryable, workflowId: string): Promise<WorkflowRow | undefined> {
  const row = await db
    .selectFrom('registration_workflow')
    .selectAll()
    .where('workflow_id', '=', workflowId)
    .executeTakeFirst();
  return row as WorkflowRow | undefined;
}

/** The ids of unfinished workflows. */
export function listLiveIds(db: Queryable, now: Date) {
  return db
    .selectFrom('registration_workflow')
    .select(['workflow_id', 'correlation_hash'])
    .where('expires_at', '>', now)
    .where('state', 'not in', ['Completed', 'Refused'] satisfies WorkflowState[])
    .execute();
}

/** Locks the workflow: of concurrent signals the second sees the changes of the first. */
export async function lockWorkflow(
  tx: Tx,
  by: { correlationHash: Buffer } | { workflowId: string },
): Promise<WorkflowRow | undefined> {
  const found = tx.selectFrom('registration_workflow').selectAll().forUpdate();
  const row = await (
    'workflowId' in by
      ? found.where('workflow_id', '=', by.workflowId)
      : found.where('correlation_hash', '=', by.correlationHash)
  ).executeTakeFirst();
  return row as WorkflowRow | undefined;
}

export type WaitingFilter = { states: readonly WorkflowState[]; now: Date } & (
  | { email: string }
  | { smsRecipient: string }
);

/** The newest pending workflow of an e-mail or a number. */
export async function findNewestWaiting(db: Queryable, waiting: WaitingFilter): Promise<WorkflowRow | undefined> {
  return (await newestWaiting(db, waiting).executeTakeFirst()) as WorkflowRow | undefined;
}

/** The same with a lock until the transaction ends. */
export async function lockNewestWaiting(tx: Tx, waiting: WaitingFilter): Promise<WorkflowRow | undefined> {
  return (await newestWaiting(tx, waiting).forUpdate().executeTakeFirst()) as WorkflowRow | undefined;
}

function newestWaiting(db: Queryable, waiting: WaitingFilter) {
  const where =
    'email' in waiting
      ? sql<boolean>`lower(email) = ${waiting.email.toLowerCase()}`
      : sql<boolean>`sms_recipient = ${waiting.smsRecipient}`;
  return db
    .selectFrom('registration_workflow')
    .selectAll()
    .where(where)
    .where('state', 'in', waiting.states)
    .where('expires_at', '>', waiting.now)
    .orderBy('created_at', 'desc')
    .limit(1);
}

export async function changeWorkflow(tx: Tx, workflowId: string, change: WorkflowChange): Promise<WorkflowRow> {
  const row = await tx
    .updateTable('registration_workflow')
    .set(change)
    .where('workflow_id', '=', workflowId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as WorkflowRow;
}
