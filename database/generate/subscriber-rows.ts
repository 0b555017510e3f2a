// The rows of a subscriber, table by table, in the order of their references.

import { billTables } from './bill-rows.ts';
import type { Table } from './generated-table.ts';
import { usageTables } from './usage-rows.ts';

export type SharedValues = { passwordHash: string; now: string };

export function tablesOf({ passwordHash, now }: SharedValues): Table[] {
  return [
    {
      name: 'customer',
      columns: ['customer_id', 'pid', 'name', 'account_type', 'is_vip', 'created_at'],
      rows: (one) => [
        [one.id, one.pid, `${one.firstName} ${one.lastName}`, one.isCompany ? 'Business' : 'Private', one.isVip, now],
      ],
    },
    { name: 'customer_pid', columns: ['pid', 'customer_id'], rows: (one) => [[one.pid, one.id]] },
    {
      name: 'contract',
      columns: ['customer_id', 'contract_id', 'signed_on'],
      rows: (one) => [[one.id, one.contract, one.signedOn]],
    },
    {
      name: 'service',
      columns: [
        'customer_id',
        'service_id',
        'contract_id',
        'service_type',
        'msisdn_type',
        'tariff_id',
        'subscriber_type',
        'effective_segment_id',
        'installation_address',
        'activated_on',
      ],
      rows: (one) =>
        one.services.map((service) => [
          one.id,
          service.id,
          one.contract,
          service.type,
          service.msisdnType,
          service.tariff,
          service.subscriberType,
          one.isCompany ? 21 : 1,
          service.address,
          one.signedOn,
        ]),
    },
    {
      name: 'service_number',
      columns: ['service_id', 'customer_id'],
      rows: (one) => one.services.map((service) => [service.id, one.id]),
    },
    {
      name: 'account',
      columns: ['account_id', 'username', 'email', 'first_name', 'last_name', 'password_hash', 'created_at'],
      rows: (one) => [[one.id, one.username, one.username, one.firstName, one.lastName, passwordHash, now]],
    },
    { name: 'account_username', columns: ['username', 'account_id'], rows: (one) => [[one.username, one.id]] },
    { name: 'account_pid', columns: ['account_id', 'customer_id'], rows: (one) => [[one.id, one.id]] },
    {
      name: 'account_service',
      columns: ['account_id', 'service_id', 'customer_id', 'is_owner', 'position'],
      rows: (one) => one.services.map((service, position) => [one.id, service.id, one.id, true, position]),
    },
    {
      name: 'service_extra',
      columns: ['customer_id', 'service_id', 'code', 'status', 'slot', 'period_state', 'price_cents', 'activated_on'],
      rows: (one) =>
        one.extras.map((extra) => [
          one.id,
          extra.serviceId,
          extra.code,
          'Active',
          extra.slot,
          extra.state,
          extra.cents,
          extra.since,
        ]),
    },
    {
      name: 'attention',
      columns: ['customer_id', 'service_id', 'kind', 'subject', 'due_on', 'properties', 'created_at'],
      rows: (one) =>
        one.attention.map((waits) => [
          one.id,
          waits.serviceId,
          waits.kind,
          waits.subject,
          waits.dueOn,
          JSON.stringify(waits.properties),
          now,
        ]),
    },
    ...billTables(now),
    ...usageTables(now),
  ];
}
