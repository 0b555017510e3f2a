import { randomUUID } from 'node:crypto';
import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { isUnavailable } from '#platform/server/partners/partner-http.ts';
import type { Insurer } from '../../server/insurer/insurer.ts';
import { inChange, mountChange } from '../../server/mount-change.ts';
import * as calls from '../contract.ts';
import { activateHomeAssistance } from './activate-home-assistance.ts';
import { presentPolicy } from './present.ts';
import { stopHomeAssistance } from './stop-home-assistance.ts';
import { findDocument, findPolicy } from './store.ts';
import { updateContactNumber } from './update-contact-number.ts';

export function homeAssistanceRoutes(at: Mounting, insurer: Insurer): void {
  const { platform } = at;

  mount(at, calls.activateHomeAssistance, async (call) => {
    const policyNumber = await reserveNumber(insurer);
    if (policyNumber === null) return refuse('EC_Partner_Unavailable');
    const { body } = call;
    return inChange(at, call, (change) =>
      activateHomeAssistance(change, {
        code: body.extra_code,
        substitution: body.substitution_extra_code,
        keepPaid: body.keep_subscription_paid ?? false,
        useFreeSlot: body.use_free_slot ?? false,
        contactNumber: body.contact_number,
        zipCode: body.zip_code,
        city: body.city,
        address: body.address,
        policyNumber,
      }),
    );
  });

  mountChange(at, calls.updateContactNumber, (change, { body }) =>
    updateContactNumber(change, body.extra_code, body.new_contact_number),
  );

  mountChange(at, calls.stopHomeAssistanceActivation, (change, { body }) => stopHomeAssistance(change, body.code));

  mount(at, calls.homeAssistancePolicy, async (call) => {
    const policy = await findPolicy(platform.db, call.service.customerId, call.service.serviceId);
    return policy ? ok(presentPolicy(policy)) : refuse('EC_Already_Inactive');
  });

  mount(at, calls.policyDocumentId, async (call) => {
    const document = await findDocument(platform.db, call.customerId, call.query.policyNumber);
    return document ? ok({ document_id: document }) : refuse('EC_ESign_Document_Id_Missing');
  });
}

/** Null if the insurer does not answer. A number whose order fails is never reused. */
async function reserveNumber(insurer: Insurer): Promise<string | null> {
  try {
    return await insurer.reserveNumber(randomUUID());
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
}
