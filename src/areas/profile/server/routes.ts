import type { Mounting } from '#platform/server/http/route.ts';
import { mount } from '#platform/server/http/route.ts';
import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { AddressSearch } from './address-search/address-search.ts';
import type { PaymentGateway } from './payment-gateway/payment-gateway.ts';
import { contractDetails } from '../contract.ts';
import { accountRoutes } from './account-routes.ts';
import { addressRoutes } from './address-routes.ts';
import { cardRoutes } from './card-routes.ts';
import { findContract } from './contract-store.ts';
import { exportRoutes } from './export/export-routes.ts';
import { notificationRoutes } from './notification-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { presentContract } from './present.ts';

export type ProfilePartners = { gateway: PaymentGateway | null; addresses: AddressSearch };

export function profileRoutes(at: Mounting, { gateway, addresses }: ProfilePartners): void {
  accountRoutes(at);
  addressRoutes(at, addresses);
  cardRoutes(at, gateway);
  paymentRoutes(at);
  notificationRoutes(at);
  exportRoutes(at);

  mount(at, contractDetails, async (call) => {
    const { accountId } = call.caller;
    const asked = { accountId, customerId: call.customerId, contractId: call.params.contractId };
    const row = await findContract(at.platform.db, asked);
    return row ? ok(presentContract(row, call.language)) : refuse('EC_User_Not_Authoried');
  });
}
