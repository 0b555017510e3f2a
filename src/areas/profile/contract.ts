// The calls of the profile; each part has its own file.

import { Type, type Static } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { Day, nullable, oneOf, strict } from '#platform/schema.ts';
import { serviceTypes } from '#platform/service-type.ts';
import { accountEndpoints, leavingEndpoints } from './account-contract.ts';
import { Address, addressEndpoints } from './address-contract.ts';
import { cardEndpoints } from './card-contract.ts';
import { embeddedPaymentEndpoints } from './embedded-payment-contract.ts';
import { exportEndpoints } from './export-contract.ts';
import { notificationEndpoints } from './notification-contract.ts';
import { paymentEndpoints } from './payment-contract.ts';

const ContractDetails = Type.Object({
  contract_id: Type.String(),
  signed_on: Day,
  ends_on: nullable(Day),
  holder_name: Type.String(),
  services: Type.Array(
    Type.Object({
      service_id: Type.String(),
      service_type: oneOf(serviceTypes),
      installation_address: nullable(Type.String()),
      tariff_name: Type.String(),
      label: nullable(Type.String()),
    }),
  ),
});
export type ContractDetails = Static<typeof ContractDetails>;

/** The prefix of all query keys of the profile. */
export const profileKey = ['profile'] as const;
export const addressesKey = [...profileKey, 'addresses'] as const;

/** Other areas offer the saved addresses in their forms. */
export const listAddresses = endpoint({
  name: 'listAddresses',
  summary: 'The addresses of the person',
  method: 'GET',
  path: '/user-profile/addresses',
  access: 'account',
  readsOwn: true,
  answers: { 200: Type.Array(Address) },
  errors: [],
});

export const contractDetails = endpoint({
  name: 'contractDetails',
  summary: 'When a contract was signed, until when it holds and what it is for',
  method: 'GET',
  path: '/customers/contracts/:contractId',
  access: { holds: 'contract', at: 'params.contractId' },
  params: strict({ contractId: Type.String({ maxLength: 40 }) }),
  answers: { 200: ContractDetails },
  errors: [],
});

export const profileEndpoints = [
  ...accountEndpoints,
  listAddresses,
  ...addressEndpoints,
  ...cardEndpoints,
  ...paymentEndpoints,
  ...notificationEndpoints,
  contractDetails,
  ...exportEndpoints,
  ...embeddedPaymentEndpoints,
  ...leavingEndpoints,
];
