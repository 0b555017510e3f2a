import { key, text, whole } from '#platform/server/import/fields.ts';
import { defineImportedResource, serviceByNumber } from '#platform/server/import/imported-resource.ts';

export const routersKind = defineImportedResource(
  {
    service_id: text('The number of the internet at home', { pattern: '^\\d{9,15}$' }),
    serial_number: key('The serial number of the router'),
    device_type: whole('The type of the device in the inventory'),
    inventory_pn: key('Its part number in the inventory'),
    model: text('The displayed model name'),
  },
  {
    name: 'routers',
    about: 'The routers in homes. A router with pending changes is not changed.',
    examples: [
      {
        service_id: '100000700301',
        serial_number: '4857547C1B09',
        device_type: 116,
        inventory_pn: '121300',
        model: 'Lasta Mesh 6',
      },
    ],
    table: 'router',
    key: ['customer_id', 'service_id'],
    distinct: [['serial_number']],
    raised: { version: 't.version + 1' },
    references: [serviceByNumber],
    conflicts: [
      {
        field: 'serial_number',
        when: `exists (select from router other where other.serial_number = s.serial_number
          and other.service_id <> s.service_id)`,
        message: 'belongs to another router',
      },
    ],
    waits: {
      when: `exists (select from router_request request where request.customer_id = t.customer_id
        and request.service_id = t.service_id and request.state in ('accepted', 'queued'))`,
      because: 'changes of this router are pending',
    },
  },
);
