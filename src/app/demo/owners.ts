import { readDemoFile } from '#database/demo/operator-folder.ts';
import type { Tx } from '#platform/server/database/database.ts';

/** The owner of a pid or a number. */
export type Owners = {
  customerOf(pid: string): number;
  ownerOf(serviceId: string): number;
  servicesOf(customerId: number): string[];
};

export async function findOwners(tx: Tx): Promise<Owners> {
  const customers = await tx.selectFrom('customer_pid').select(['pid', 'customer_id']).execute();
  const numbers = readDemoFile<{ service_id: string; pid: string }>('services');
  const customerOf = new Map(customers.map(({ pid, customer_id }) => [pid, customer_id]));
  const ownerOf = new Map(numbers.map(({ service_id, pid }) => [service_id, customerOf.get(pid)!]));
  return {
    customerOf: (pid) => customerOf.get(pid)!,
    ownerOf: (serviceId) => ownerOf.get(serviceId)!,
    servicesOf: (customerId) => [...ownerOf].flatMap(([number, owner]) => (owner === customerId ? [number] : [])),
  };
}
