import { cents, day, key, optional, yesOrNo } from '../fields.ts';
import { customerByPid, defineImportedResource, type Reference } from '../imported-resource.ts';

/** A contract of the customer found before. */
export const contractOfCustomer: Reference = {
  kind: 'contracts',
  table: 'contract',
  columns: ['customer_id', 'contract_id'],
  field: 'contract_id',
};

export const contractsKind = defineImportedResource(
  {
    pid: key('The pid of the customer'),
    contract_id: key('The number of the contract'),
    signed_on: day('The day it was signed'),
    ends_on: optional(day('The last day of its term')),
    benefit_cents: optional(cents('What the customer got for the term, such as a discount or a device')),
    is_eligible_for_bonus: yesOrNo('Whether paying it by card brings a bonus'),
  },
  {
    name: 'contracts',
    about: 'The contracts of customers.',
    examples: [
      {
        pid: '8003159996',
        contract_id: 'K7000101',
        signed_on: '2025-10-11',
        ends_on: '2027-10-10',
        benefit_cents: 12_000,
      },
    ],
    problemOf: ({ signed_on, ends_on }) =>
      ends_on !== undefined && ends_on < signed_on ? { field: 'ends_on', message: 'is before signed_on' } : null,
    table: 'contract',
    key: ['customer_id', 'contract_id'],
    besides: ['pid'],
    references: [customerByPid],
    knownBy: contractOfCustomer,
  },
);
