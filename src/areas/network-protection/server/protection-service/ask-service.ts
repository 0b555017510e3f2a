// Calls of the operator's protection service. An answer in an unknown format counts as no answer.

import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  askPartner,
  PartnerUnavailable,
  type PartnerAddress,
  type PartnerAnswer,
  type PartnerCall,
} from '#platform/server/partners/partner-http.ts';

/** The status of an expected answer. */
export async function tellService(
  address: PartnerAddress,
  call: PartnerCall,
  expected: readonly number[] = [],
): Promise<number> {
  const { status } = await askPartner(address, call);
  if (status < 300 || expected.includes(status)) return status;
  throw new PartnerUnavailable(`The protection service answered ${status}.`);
}

export async function askService<Schema extends TSchema>(
  address: PartnerAddress,
  call: PartnerCall,
  schema: Schema,
): Promise<Static<Schema>> {
  return contentOf(await askPartner(address, call), schema);
}

export function contentOf<Schema extends TSchema>({ status, body }: PartnerAnswer, schema: Schema): Static<Schema> {
  const given: unknown = body;
  if (status < 300 && Value.Check(schema, given)) return given;
  throw new PartnerUnavailable(`The protection service answered ${status} in an unknown format.`);
}
