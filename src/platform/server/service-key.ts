/** One service of one customer. */
export type ServiceKey = { customerId: number; serviceId: string };
