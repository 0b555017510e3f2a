// The lines of a bill as rates of TMF678.

import { Type, type Static } from 'typebox';
import { oneOf } from '#platform/schema.ts';
import { Characteristic, Id, Moment, Name, Ref, tmfObject } from '../resource.ts';
import { Money } from './billing-values.ts';

const rateTypes = ['appliedBillingCharge', 'appliedBillingCredit'] as const;

export const Rate = tmfObject({
  id: Type.Optional(Id),
  name: Name,
  type: Type.Optional(oneOf(rateTypes)),
  product: Type.Optional(Ref),
  periodCoverage: Type.Optional(
    tmfObject({ startDateTime: Type.Optional(Moment), endDateTime: Type.Optional(Moment) }),
  ),
  taxIncludedAmount: Money,
  appliedTax: Type.Array(tmfObject({ taxCategory: Type.Optional(oneOf(['VAT'])), taxRate: Type.Number() }), {
    minItems: 1,
    maxItems: 1,
  }),
  characteristic: Type.Array(Characteristic, { maxItems: 10 }),
});
export type RateBody = Static<typeof Rate>;

/** Lines of a credit note are positive, and are credits. */
export const rateType = (cents: number, isCreditNote: boolean): (typeof rateTypes)[number] =>
  isCreditNote || cents < 0 ? 'appliedBillingCredit' : 'appliedBillingCharge';
