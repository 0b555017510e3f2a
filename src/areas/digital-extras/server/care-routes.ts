// The calls of the donation extra and of home assistance.

import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { activateDonation as activateDonationCall, donationEligibility as donationCall } from '../donation-contract.ts';
import {
  activateHomeAssistance as activateAssistanceCall,
  homeAssistancePolicy,
  policyDocument,
  stopHomeAssistance as stopCall,
  updateContactNumber as contactCall,
} from '../home-assistance-contract.ts';
import { activateDonation } from './activate-donation.ts';
import { beginChange } from './change.ts';
import { donationEligibility } from './donation-eligibility.ts';
import { findNumber } from './extras-store.ts';
import { activateHomeAssistance, stopHomeAssistance, updateContactNumber } from './home-assistance.ts';
import { findDocument, findPolicy } from './policy-store.ts';

export function careRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, donationCall, async (call) => {
    const number = await findNumber(platform, call.service);
    const causes = await donationEligibility(platform.db, number, call.language, call.query.useFreeSlot);
    return ok({ eligible_extras: causes });
  });

  mount(at, activateDonationCall, (call) =>
    call.change(async (tx) => {
      const change = await beginChange(platform, tx, call);
      if (isRefusal(change)) return change;
      const { group_type: groupType, amount, use_free_slot: useFreeSlot, ...rest } = call.body;
      const { substitution_extra_code: substitution, verification_code: verificationCode } = rest;
      return activateDonation(change, { groupType, amount, useFreeSlot, substitution, verificationCode });
    }),
  );

  mount(at, activateAssistanceCall, (call) =>
    call.change(async (tx) => {
      const change = await beginChange(platform, tx, call);
      if (isRefusal(change)) return change;
      const { body } = call;
      return activateHomeAssistance(change, {
        code: body.extra_code,
        substitution: body.substitution_extra_code,
        keepPaid: body.keep_subscription_paid ?? false,
        useFreeSlot: body.use_free_slot ?? false,
        contactNumber: body.contact_number,
        zipCode: body.zip_code,
        city: body.city,
        address: body.address,
      });
    }),
  );

  mount(at, contactCall, (call) =>
    call.change(async (tx) => {
      const change = await beginChange(platform, tx, call);
      if (isRefusal(change)) return change;
      return updateContactNumber(change, call.body.extra_code, call.body.new_contact_number);
    }),
  );

  mount(at, stopCall, (call) =>
    call.change(async (tx) => {
      const change = await beginChange(platform, tx, call);
      return isRefusal(change) ? change : stopHomeAssistance(change, call.body.code);
    }),
  );

  mount(at, homeAssistancePolicy, async (call) => {
    const policy = await findPolicy(platform.db, call.service.customerId, call.service.serviceId);
    if (!policy) return refuse('EC_Already_Inactive');
    return ok({
      policy_number: policy.policy_number,
      contact_number: policy.contact_number,
      zip_code: policy.zip_code,
      city: policy.city,
      address: policy.address,
      status: policy.status,
      start_date: policy.starts_on,
      end_date: policy.ends_on,
    });
  });

  mount(at, policyDocument, async (call) => {
    const document = await findDocument(platform.db, call.customerId, call.query.policyNumber);
    return document ? ok({ document_id: document }) : refuse('EC_ESign_Document_Id_Missing');
  });
}
