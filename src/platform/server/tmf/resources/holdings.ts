// Products on numbers and their status in TMF637. Pending states can be read, but only the portal sets them.

import type { ImportedRecord } from '../../import/read-records.ts';

export const statuses = [
  'created',
  'pendingActive',
  'cancelled',
  'active',
  'pendingTerminate',
  'terminated',
  'suspended',
  'aborted',
] as const;
export type ProductStatus = (typeof statuses)[number];

export type OwnedProduct = {
  category: 'extra' | 'roamingPlan' | 'roamingPackage';
  /** The field with the operator's key. */
  key: string;
  /** The offering: its category, and the field with its key. */
  offering: { category: 'extra' | 'roamingPlan'; field: string };
  /** The field with the last day. */
  ends: string;
  statusOf(record: ImportedRecord): ProductStatus;
  /** The fields that the status represents. */
  statusFields: readonly string[];
  /** The record fields for a received status. */
  recordOf: Partial<Record<ProductStatus, ImportedRecord>>;
};

export const statusOfExtra: Record<string, ProductStatus> = {
  Active: 'active',
  Inactive: 'terminated',
  InProgress: 'pendingActive',
  PendingActivation: 'pendingActive',
  WaitingForDeactivation: 'pendingTerminate',
};

export const holdings: readonly OwnedProduct[] = [
  {
    category: 'extra',
    key: 'code',
    offering: { category: 'extra', field: 'code' },
    ends: 'deactivates_on',
    statusOf: ({ status }) => statusOfExtra[String(status)] ?? 'created',
    statusFields: ['status'],
    recordOf: {
      active: { status: 'Active' },
      pendingTerminate: { status: 'WaitingForDeactivation' },
      // An ended product has neither a slot nor an end date.
      terminated: { status: 'Inactive', slot: undefined, deactivates_on: undefined },
    },
  },
  {
    category: 'roamingPlan',
    key: 'plan_id',
    offering: { category: 'roamingPlan', field: 'plan_id' },
    ends: 'expires_on',
    statusOf: ({ active_count }) => (Number(active_count) > 0 ? 'active' : 'terminated'),
    statusFields: [],
    recordOf: { active: { active_count: 1 }, terminated: { active_count: 0 } },
  },
  {
    category: 'roamingPackage',
    key: 'package_id',
    offering: { category: 'roamingPlan', field: 'plan_id' },
    ends: 'expires_on',
    statusOf: ({ status }) => status as ProductStatus,
    statusFields: ['status'],
    recordOf: { active: { status: 'active' }, terminated: { status: 'terminated' } },
  },
];
