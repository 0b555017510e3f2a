// The calls of streaming plans: upgrade, downgrade, and the account at the partner.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Msisdn, nullable, Price, strict } from '#platform/schema.ts';
import { base, byMsisdn, Code, inBody, inPath, serviceErrors } from '../contract-parts.ts';

export const upgradeStreamingPlan = endpoint({
  name: 'upgradeStreamingPlan',
  summary: 'Moves a streaming plan up',
  method: 'POST',
  path: `${base}/extras/family/upgrade`,
  access: inBody,
  body: strict({ code: Code, msisdn: Msisdn, code_to_upgrade_with: Code }),
  answers: { 202: empty },
  errors: [...serviceErrors, 'EC_Already_Inactive', 'EC_Already_Active', 'EC_Deactivation_Requested'],
  idempotency: 'key',
});

export const downgradeStreamingPlan = endpoint({
  name: 'downgradeStreamingPlan',
  summary: 'Moves a streaming plan down',
  method: 'POST',
  path: `${base}/extras/family/downgrade`,
  access: inBody,
  body: strict({ code: Code, msisdn: Msisdn, code_to_downgrade_with: Code }),
  answers: { 202: empty },
  errors: [...serviceErrors, 'EC_Already_Inactive', 'EC_Already_Active', 'EC_Deactivation_Requested'],
  idempotency: 'key',
});

const PlanChoice = Type.Object({
  code: Type.String(),
  name: Type.String(),
  regular_price_currency: Price,
  prorate_price: Price,
});

export const familyEligibility = endpoint({
  name: 'familyEligibility',
  summary: 'Which plans a streaming plan may move to',
  method: 'GET',
  path: `${base}/extras/family/eligibility/:msisdn`,
  access: inPath,
  params: byMsisdn,
  query: strict({ code: Code }),
  answers: {
    200: Type.Object({ available_upgrades: Type.Array(PlanChoice), available_downgrades: Type.Array(PlanChoice) }),
  },
  errors: ['EC_Already_Inactive'],
});

export const streamingStatus = endpoint({
  name: 'streamingStatus',
  summary: 'How the streaming account stands',
  method: 'GET',
  path: `${base}/streaming/status/:msisdn`,
  access: inPath,
  params: byMsisdn,
  query: strict({ code: Code }),
  answers: { 200: Type.Object({ status: Type.String(), link: nullable(Type.String()) }) },
  errors: ['EC_Already_Inactive', 'EC_Partner_Unavailable'],
});

export const streamingAccountRecovery = endpoint({
  name: 'streamingAccountRecovery',
  summary: 'A link to get back into the streaming account',
  method: 'GET',
  path: `${base}/streaming/account-recovery/:msisdn`,
  access: inPath,
  params: byMsisdn,
  query: strict({ code: Code }),
  answers: { 200: Type.Object({ link: Type.String() }) },
  errors: ['EC_Already_Inactive', 'EC_Partner_Unavailable'],
});
