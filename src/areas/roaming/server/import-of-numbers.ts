// Imported resources of roaming per number: tariffs, packages and limits.

import { cents, choice, day, key, optional, text, whole } from '#platform/server/import/fields.ts';
import {
  defineImportedResource,
  serviceByNumber,
  type ImportedResource,
} from '#platform/server/import/imported-resource.ts';
import { numberIsBusy } from '#platform/server/import/resources/services.ts';
import { saveReportedEnds, takeBackEnds } from '#platform/server/purchases/reported-end-store.ts';
import { drtById, planById } from './import.ts';

const soldPlan = { kind: 'roaming-plan', subject: 'plan_id' } as const;
const soldPackage = { kind: 'roaming-package', subject: 'package_id' } as const;

const serviceRoamingKind = defineImportedResource(
  {
    service_id: text('The number', { pattern: '^\\d{9,15}$' }),
    plan_id: key('The plan'),
    active_count: whole('Whether it is active: 0 or 1', 0, 1),
    activated_on: optional(day('The day it became active')),
    expires_on: optional(day('The last day, if it ends automatically')),
    used_minutes: optional({ ...whole('Minutes used'), default: 0 }),
    used_sms: optional({ ...whole('Messages used'), default: 0 }),
    used_megabytes: optional({ ...whole('Megabytes used'), default: 0 }),
  },
  {
    name: 'service-roaming',
    about:
      'The current and former main and additional roaming tariffs of numbers. One that is being activated or deactivated is not changed.',
    examples: [{ service_id: '359888700101', plan_id: '76866', active_count: 1, activated_on: '2026-04-29' }],
    problemOf: ({ active_count, activated_on }) =>
      active_count > 0 && activated_on === undefined
        ? { field: 'activated_on', message: 'is missing', code: 'missing' }
        : null,
    table: 'service_roaming',
    key: ['customer_id', 'service_id', 'plan_id'],
    written: { component_type: '(select component_type from roaming_plan p where p.plan_id = s.plan_id)' },
    references: [serviceByNumber, planById],
    conflicts: [
      {
        field: 'plan_id',
        when: `exists (select from roaming_plan p where p.plan_id = s.plan_id and p.component_type = 'PACKAGE')`,
        message: 'is a package, which belongs in service-roaming-packages',
      },
    ],
    holdsNumbers: true,
    waits: { when: `t.pending is not null or ${numberIsBusy}`, because: 'a change of this number is pending' },
    before: [
      saveReportedEnds({
        ...soldPlan,
        table: 'service_roaming',
        wasActive: 't.active_count > 0',
        isOver: 'c.active_count = 0',
        lastDay: 'expires_on',
      }),
    ],
    also: [takeBackEnds({ ...soldPlan, isActive: 'c.active_count > 0' })],
  },
);

const servicePackagesKind = defineImportedResource(
  {
    service_id: text('The number', { pattern: '^\\d{9,15}$' }),
    package_id: key('The id of this package; if ordered in the portal: the id of the order, a hyphen and the plan'),
    plan_id: key('The plan of the package'),
    status: choice('The status', ['active', 'terminated']),
    activated_on: day('The day it became active'),
    expires_on: optional(day('The last day, after the first use abroad')),
    used_minutes: optional({ ...whole('Minutes used'), default: 0 }),
    used_sms: optional({ ...whole('Messages used'), default: 0 }),
    used_megabytes: optional({ ...whole('Megabytes used'), default: 0 }),
  },
  {
    name: 'service-roaming-packages',
    about:
      'The current and former roaming packages of numbers, a line for each: a number may have several of one plan. One that is being activated or deactivated is not changed.',
    examples: [
      {
        service_id: '359888700101',
        package_id: 'P-1001',
        plan_id: '73540',
        status: 'active',
        activated_on: '2026-11-12',
        expires_on: '2026-11-19',
        used_megabytes: 1980,
      },
    ],
    table: 'service_roaming_package',
    key: ['customer_id', 'service_id', 'package_id'],
    references: [serviceByNumber, planById],
    conflicts: [
      {
        field: 'plan_id',
        when: `exists (select from roaming_plan p where p.plan_id = s.plan_id and p.component_type <> 'PACKAGE')`,
        message: 'is no package',
      },
    ],
    holdsNumbers: true,
    waits: {
      when: `t.status in ('pendingActive', 'pendingTerminate') or ${numberIsBusy}`,
      because: 'a change of this number is pending',
    },
    before: [
      saveReportedEnds({
        ...soldPackage,
        table: 'service_roaming_package',
        wasActive: `t.status <> 'terminated'`,
        isOver: `c.status = 'terminated'`,
        lastDay: 'expires_on',
      }),
    ],
    also: [takeBackEnds({ ...soldPackage, isActive: `c.status = 'active'` })],
  },
);

const serviceDrtKind = defineImportedResource(
  {
    service_id: text('The number', { pattern: '^\\d{9,15}$' }),
    limit_id: optional(key('The chosen limit; without a value the default')),
    used_cents: cents('The used part of it'),
  },
  {
    name: 'service-drt',
    about: 'The data roaming limits of numbers.',
    examples: [{ service_id: '359888700101', limit_id: 'limit-60', used_cents: 4980 }],
    table: 'service_drt',
    key: ['customer_id', 'service_id'],
    references: [serviceByNumber, drtById],
    holdsNumbers: true,
    waits: { when: numberIsBusy, because: 'a change of this number is pending' },
  },
);

export const roamingOfNumbers: readonly ImportedResource[] = [serviceRoamingKind, servicePackagesKind, serviceDrtKind];
