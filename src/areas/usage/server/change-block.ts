// Orders a block from the network. The block stays as it was until the network confirms the change.

import { randomUUID } from 'node:crypto';
import { sofiaDay } from '#platform/clock.ts';
import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { lockService } from '#platform/server/customer-holdings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Caller, OwnedService } from '#platform/server/http/caller.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { saveRequest } from '#platform/server/processing-request.ts';
import { blockCodes, type BlockKind } from '../constants.ts';
import { refusalOfBlock } from '../rules.ts';
import { saveBlock } from './block-store.ts';
import { finishBlockJob } from './jobs.ts';
import { presentBlocks } from './present.ts';
import { findUsage } from './usage-store.ts';

type BlockRequest = { service: OwnedService; caller: Caller; body: { block: BlockKind; is_on: boolean } };

export async function changeBlock(platform: Platform, tx: Tx, { service, caller, body }: BlockRequest) {
  const { block, is_on: isOn } = body;
  const { customerId, serviceId } = service;
  const now = platform.clock.now();
  await lockService(tx, service);
  const number = await findUsage(tx, service, sofiaDay(now));
  if (number.msisdn_type !== 'Mobile') return refuse('EC_Usage_Not_Mobile');
  const current = presentBlocks(number.blocks).find((each) => each.block === block)!;
  const refused = refusalOfBlock({ isOn: current.is_on, state: current.state }, isOn, number.has_request);
  if (refused) return refuse(refused);
  const requestId = randomUUID();
  const codes = [blockCodes[block]];
  await saveBlock(tx, service, block, { isOn: current.is_on, state: 'pending' });
  await saveRequest(tx, { customerId, serviceId, requestId, codes, undo: null, startedAt: now });
  const order = { requestId, serviceId, codes: isOn ? codes : [], removes: isOn ? [] : codes };
  const runAt = await platform.provisioning.order(tx, order);
  await enqueue(tx, finishBlockJob, { customerId, serviceId, requestId }, { runAt });
  await recordAudit(tx, {
    customerId,
    accountId: caller.accountId,
    action: 'usage.block',
    subject: serviceId,
    facts: { change: body },
    happenedAt: now,
  });
  return done;
}
