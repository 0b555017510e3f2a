// The calls of the profile; each module has its own file.

import { Type } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { accountEndpoints, contractDetails, leavingEndpoints } from './account/contract.ts';
import { Address, addressEndpoints } from './addresses/contract.ts';
import { Card, cardEndpoints } from './cards/contract.ts';
import { embeddedPaymentEndpoints } from './cards/embedded-payment-contract.ts';
import { exportEndpoints } from './export/contract.ts';
import { notificationEndpoints } from './notifications/contract.ts';
import { paymentEndpoints } from './payments/contract.ts';

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

/** Other areas offer the saved cards for paying. */
export const listCards = endpoint({
  name: 'listCards',
  summary: 'The saved cards of the person',
  method: 'GET',
  path: '/payments/saved-cards',
  access: 'account',
  readsOwn: true,
  answers: { 200: Type.Array(Card) },
  errors: [],
});

export const profileEndpoints = [
  ...accountEndpoints,
  listAddresses,
  ...addressEndpoints,
  listCards,
  ...cardEndpoints,
  ...paymentEndpoints,
  ...notificationEndpoints,
  contractDetails,
  ...exportEndpoints,
  ...embeddedPaymentEndpoints,
  ...leavingEndpoints,
];
