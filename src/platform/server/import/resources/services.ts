import { msisdnTypes, serviceTypes } from '#platform/service-type.ts';
import { choice, day, key, optional, text, whole } from '../fields.ts';
import { customerByPid, defineImportedResource, serviceByNumber } from '../imported-resource.ts';
import { contractOfCustomer } from './contracts.ts';
import { tariffById } from './tariffs.ts';

/** A number with a pending change in the network; SQL over the row `t`. */
export const numberIsBusy = `exists (select from processing_request request
  where request.customer_id = t.customer_id and request.service_id = t.service_id)`;

export const servicesKind = defineImportedResource(
  {
    service_id: text('The number of the service; mobile ones as 359…', { pattern: '^\\d{9,15}$' }),
    pid: key('The pid of the customer'),
    contract_id: key('A contract of the same customer'),
    service_type: choice('The type of service', serviceTypes),
    msisdn_type: choice('The type of number', msisdnTypes),
    tariff_id: key('The tariff'),
    subscriber_type: optional(choice('The billing type', ['POSTPAID', 'PRIMA', 'CURRENT'])),
    effective_segment_id: optional(whole('The segment of the customer')),
    installation_address: optional(text('The address of installation')),
    activated_on: day('The day of activation'),
    verification_type: optional({
      ...choice('The number that confirms changes of extras', ['None', 'SendToMsisdn', 'RequestVerificationMsisdn']),
      default: 'None',
    }),
  },
  {
    name: 'services',
    about: 'The numbers of customers: mobile, television, internet at home and others.',
    examples: [
      {
        service_id: '359888700101',
        pid: '8003159996',
        contract_id: 'K7000101',
        service_type: 'MobilePhone',
        msisdn_type: 'Mobile',
        tariff_id: 'mobile-25',
        subscriber_type: 'POSTPAID',
        effective_segment_id: 1,
        activated_on: '2025-10-11',
      },
      {
        service_id: '359888700102',
        pid: '8003159996',
        contract_id: 'K7000101',
        service_type: 'MobilePhone',
        msisdn_type: 'Mobile',
        tariff_id: 'prepaid-1',
        subscriber_type: 'PRIMA',
        activated_on: '2025-10-11',
      },
      {
        service_id: '100000700301',
        pid: '8003159996',
        contract_id: 'K7000101',
        service_type: 'HomeBroadband',
        msisdn_type: 'Fixed',
        tariff_id: 'home-500',
        installation_address: 'гр. София, ул. Шипка 12, ап. 7',
        activated_on: '2025-10-11',
      },
    ],
    table: 'service',
    key: ['customer_id', 'service_id'],
    besides: ['pid'],
    references: [customerByPid, contractOfCustomer, tariffById],
    knownBy: serviceByNumber,
    // Users type their number as 0888… or +359…; it is compared as 359….
    problemOf: ({ service_id, msisdn_type }) =>
      msisdn_type === 'Mobile' && !/^359\d{8,9}$/.test(service_id)
        ? { field: 'service_id', message: 'must be a number of the form 359888123456' }
        : null,
    conflicts: [
      {
        field: 'tariff_id',
        when: `exists (select from tariff f where f.tariff_id = s.tariff_id and f.service_type <> s.service_type)`,
        message: 'is a tariff of another type of service',
      },
      {
        field: 'service_id',
        when: `exists (select from service_number n where n.service_id = s.service_id and n.customer_id <> :customer)`,
        message: 'is the number of another customer',
      },
    ],
    holdsNumbers: true,
    waits: { when: numberIsBusy, because: 'the network has a pending order for this number' },
    also: [
      `insert into service_number (service_id, customer_id)
        select service_id, customer_id from checked where outcome = 'new'`,
      // The owner of the pid owns all its numbers, as after registration.
      `insert into account_service (account_id, service_id, customer_id, is_owner, position)
        select p.account_id, c.service_id, c.customer_id, true,
          (select coalesce(max(position), -1) from account_service a where a.account_id = p.account_id)
            + row_number() over (partition by p.account_id order by c.line)
        from checked c join account_pid p on p.customer_id = c.customer_id where c.outcome = 'new'
        on conflict (account_id, service_id) do update set is_owner = true`,
    ],
  },
);
