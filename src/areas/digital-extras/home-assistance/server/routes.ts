import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { mountChange } from '../../server/mount-change.ts';
import {
  activateHomeAssistance as activateCall,
  homeAssistancePolicy,
  policyDocument,
  stopHomeAssistance as stopCall,
  updateContactNumber as contactCall,
} from '../contract.ts';
import { activateHomeAssistance } from './activate-home-assistance.ts';
import { presentPolicy } from './present.ts';
import { stopHomeAssistance } from './stop-home-assistance.ts';
import { findDocument, findPolicy } from './store.ts';
import { updateContactNumber } from './update-contact-number.ts';

export function homeAssistanceRoutes(at: Mounting): void {
  const { platform } = at;

  mountChange(at, activateCall, (change, { body }) =>
    activateHomeAssistance(change, {
      code: body.extra_code,
      substitution: body.substitution_extra_code,
      keepPaid: body.keep_subscription_paid ?? false,
      useFreeSlot: body.use_free_slot ?? false,
      contactNumber: body.contact_number,
      zipCode: body.zip_code,
      city: body.city,
      address: body.address,
    }),
  );

  mountChange(at, contactCall, (change, { body }) =>
    updateContactNumber(change, body.extra_code, body.new_contact_number),
  );

  mountChange(at, stopCall, (change, { body }) => stopHomeAssistance(change, body.code));

  mount(at, homeAssistancePolicy, async (call) => {
    const policy = await findPolicy(platform.db, call.service.customerId, call.service.serviceId);
    return policy ? ok(presentPolicy(policy)) : refuse('EC_Already_Inactive');
  });

  mount(at, policyDocument, async (call) => {
    const document = await findDocument(platform.db, call.customerId, call.query.policyNumber);
    return document ? ok({ document_id: document }) : refuse('EC_ESign_Document_Id_Missing');
  });
}
