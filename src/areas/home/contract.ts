// The services of the user, and the home screen in one call.

import { Type, type Static } from 'typebox';
import { accountTypes } from '#platform/client-type.ts';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Day, Msisdn, nullable, oneOf, Price, strict } from '#platform/schema.ts';
import { msisdnTypes, serviceTypes } from '#platform/service-type.ts';
import { attentionKinds } from '#platform/attention-kinds.ts';
import { offers } from '#platform/offers.ts';
import { FirstAllowance } from '#areas/usage/contract.ts';
import { labelLength } from './rules.ts';

const MsisdnInformation = Type.Array(Type.Object({ msisdn: Type.String(), msisdn_type: oneOf(msisdnTypes) }));

export const msisdnInformation = endpoint({
  name: 'msisdnInformation',
  summary: 'The numbers of the profile and what each of them is',
  method: 'GET',
  path: '/dashboard/msisdn-information',
  access: 'account',
  readsOwn: true,
  answers: { 200: MsisdnInformation },
  errors: [],
});

export const gatewayMsisdnInformation = endpoint({
  ...msisdnInformation,
  name: 'gatewayMsisdnInformation',
  path: '/gateway/dashboard/msisdn-information',
});

const Service = Type.Object({
  contract_id: Type.String(),
  service_type: oneOf(serviceTypes),
  service_id: Type.String(),
  installation_address: nullable(Type.String()),
  effective_segment_id: nullable(Type.Integer()),
  account_type: oneOf(accountTypes),
  owner: Type.Boolean(),
  msisdn_type: oneOf(msisdnTypes),
  tariff_name: Type.String(),
  label: nullable(Type.String()),
});
export type Service = Static<typeof Service>;

/** A service of the profile with its owner; the pid only if it belongs to the account. */
const ProfileService = Type.Object({
  ...Service.properties,
  pid: nullable(Type.String()),
  holder_name: Type.String(),
});
export type ProfileService = Static<typeof ProfileService>;

export const customerServices = endpoint({
  name: 'customerServices',
  summary: 'The services of the profile',
  method: 'GET',
  path: '/customers/services',
  access: 'account',
  readsOwn: true,
  answers: { 200: Type.Array(ProfileService) },
  errors: [],
});

const ServiceId = strict({ serviceId: Msisdn });
const ownedService = { holds: 'service', at: 'params.serviceId' } as const;

export const nameService = endpoint({
  name: 'nameService',
  summary: 'What the account calls a service; an empty name takes it back',
  method: 'PUT',
  path: '/customers/services/:serviceId/label',
  access: ownedService,
  idempotency: 'key',
  params: ServiceId,
  body: strict({ label: Type.String({ maxLength: labelLength }) }),
  answers: { 204: empty },
  errors: [],
});

export const removeService = endpoint({
  name: 'removeService',
  summary: 'Takes a service out of the profile; its contract stays as it is',
  method: 'DELETE',
  path: '/customers/services/:serviceId',
  access: ownedService,
  idempotency: 'key',
  params: ServiceId,
  answers: { 204: empty },
  errors: [],
});

export const serviceOwnerName = endpoint({
  name: 'serviceOwnerName',
  summary: 'Who holds the contract of a service of the profile',
  method: 'GET',
  path: '/customers/services/service-owner-name',
  access: { holds: 'service', at: 'query.serviceId' },
  query: strict({ serviceId: Msisdn }),
  answers: { 200: Type.Object({ owner_name: Type.String() }) },
  errors: [],
});

const Attention = Type.Object({
  service_id: nullable(Type.String({ description: 'None where it is the account’s own, such as a card' })),
  kind: oneOf(attentionKinds),
  subject: Type.String(),
  due_on: nullable(Day),
  in_bell: Type.Boolean({ description: 'False if the person does not want this kind in the bell' }),
  properties: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
});
export type Attention = Static<typeof Attention>;

/** With the allowance of the number that ends first, null without a limited one, and its prepaid balance. */
const HomeService = Type.Object({
  ...Service.properties,
  allowance: nullable(FirstAllowance),
  balance: nullable(Price),
});
export type HomeService = Static<typeof HomeService>;

export const homeOverview = endpoint({
  name: 'homeOverview',
  summary: 'Everything the home screen shows: the person, the services and what waits for them',
  method: 'GET',
  path: '/home/overview',
  access: 'account',
  readsOwn: true,
  answers: {
    200: Type.Object({
      first_name: Type.String({ description: 'How the user is greeted: a company by its full name' }),
      is_vip: Type.Boolean(),
      offers: Type.Array(oneOf(offers), { description: 'What runs today and the account can have' }),
      today: Day,
      hour: Type.Integer(),
      services: Type.Array(HomeService),
      attention: Type.Array(Attention),
    }),
  },
  errors: [],
});
export type HomeOverview = Static<(typeof homeOverview)['answers'][200]>;

export const homeEndpoints = [
  msisdnInformation,
  gatewayMsisdnInformation,
  customerServices,
  nameService,
  removeService,
  serviceOwnerName,
  homeOverview,
];
