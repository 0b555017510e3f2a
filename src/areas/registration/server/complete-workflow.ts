// Completes a workflow: creates the account if there is none, links the services and notifies those affected.

import { refuse, type Refusal } from '#platform/errors.ts';
import { isMobileNumber } from '#platform/msisdn.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { findMobile } from '#platform/server/number-proof/store.ts';
import { namesOf } from '../rules.ts';
import { announceAddedService, announceProfile } from './announce.ts';
import { createAccount, findOwner, holdAsOwner, holdAsUser } from './owner-store.ts';
import { changeWorkflow, type WorkflowRow } from './workflow-store.ts';

type CompletionContext = { tx: Tx; workflow: WorkflowRow; origin: string; now: Date };

export type CompletionRefusal = 'EC_Email_Already_Used' | 'EC_Phone_Is_Not_Eligible';

export async function completeWorkflow(ending: CompletionContext): Promise<WorkflowRow | Refusal<CompletionRefusal>> {
  const { tx, workflow, now } = ending;
  const service = await findService(ending);
  if (!service) return refuse('EC_Phone_Is_Not_Eligible');
  const accountId = workflow.account_id ?? (await newAccount(ending, service));
  if (accountId === null) return refuse('EC_Email_Already_Used');
  const { customerId, serviceId } = service;
  const isOwner = workflow.client_type !== 'NotOwner';
  await (isOwner ? holdAsOwner : holdAsUser)(tx, { accountId, customerId, serviceId, now });
  await recordAudit(tx, {
    customerId,
    accountId,
    action: workflow.kind === 'registration' ? 'registration.complete' : 'service.add',
    subject: serviceId,
    facts: { clientType: workflow.client_type, isOwner },
    happenedAt: now,
  });
  const { email, language } = workflow;
  const announce = workflow.kind === 'registration' ? announceProfile : announceAddedService;
  await announce(tx, { accountId, email, language, origin: ending.origin, serviceId, now });
  return changeWorkflow(tx, workflow.workflow_id, {
    state: 'Completed',
    account_id: accountId,
    customer_id: customerId,
    password_hash: null,
    sealed_pid: null,
  });
}

type Service = { customerId: number; serviceId: string };

/** The service of an owner is known; the number of a user belongs to a customer only if the operator has it. */
async function findService({ tx, workflow }: CompletionContext): Promise<Service | null> {
  const { customer_id: customerId, service_id: serviceId } = workflow;
  if (serviceId === null) return null;
  return customerId === null ? findMobile(tx, serviceId) : { customerId, serviceId };
}

/** The operator knows only the names of persons; companies and users enter theirs in the profile. */
async function newAccount({ tx, workflow, now }: CompletionContext, service: Service): Promise<number | null> {
  const isPerson = workflow.client_type === 'PrivateOwner';
  const { first, last } = isPerson ? namesOf((await findOwner(tx, service.customerId)).name) : { first: '', last: '' };
  return createAccount(tx, {
    email: workflow.email,
    firstName: first,
    lastName: last,
    contactPhone: isMobileNumber(service.serviceId) ? service.serviceId : null,
    language: workflow.language,
    passwordHash: workflow.password_hash ?? '',
    now,
  });
}
