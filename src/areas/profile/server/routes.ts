import type { Mounting } from '#platform/server/http/route.ts';
import type { AddressSearch } from '../addresses/server/address-search/address-search.ts';
import type { PaymentGateway } from '#platform/server/payment-gateway/payment-gateway.ts';
import { accountRoutes } from '../account/server/routes.ts';
import { addressRoutes } from '../addresses/server/routes.ts';
import { cardRoutes } from '../cards/server/routes.ts';
import { exportRoutes } from '../export/server/routes.ts';
import { notificationRoutes } from '../notifications/server/routes.ts';
import { paymentRoutes } from '../payments/server/routes.ts';

export type ProfilePartners = { gateway: PaymentGateway | null; addresses: AddressSearch };

export function profileRoutes(at: Mounting, { gateway, addresses }: ProfilePartners): void {
  accountRoutes(at);
  addressRoutes(at, addresses);
  cardRoutes(at, gateway);
  paymentRoutes(at);
  notificationRoutes(at);
  exportRoutes(at);
}
