import { accountTypes } from '#platform/client-type.ts';
import { choice, key, optional, text, yesOrNo } from '../fields.ts';
import { customerByPid, defineImportedResource } from '../imported-resource.ts';

export const customersKind = defineImportedResource(
  {
    pid: key('The personal or company id of the customer'),
    name: text('The displayed name'),
    account_type: choice('The type of customer', accountTypes),
    is_vip: yesOrNo('Whether they are in the VIP club'),
    is_migrated: yesOrNo('Whether they use the self-service for companies instead'),
    approver_email: optional(
      text('The e-mail of the person who approves registrations of a large company', { pattern: '^\\S+@\\S+$' }),
    ),
  },
  {
    name: 'customers',
    about: 'People and companies with contracts.',
    examples: [{ pid: '8003159996', name: 'Ана Тодорова', account_type: 'Private', is_vip: true }],
    table: 'customer',
    key: ['customer_id'],
    once: { created_at: ':now' },
    references: [{ ...customerByPid, isItself: true }],
    knownBy: customerByPid,
    also: [`insert into customer_pid (pid, customer_id) select pid, customer_id from checked where outcome = 'new'`],
  },
);
