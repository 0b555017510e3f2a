export type ServiceKey = { customerId: number; serviceId: string };
