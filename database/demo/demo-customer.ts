// The shape of a customer of the demo, and the services such a customer may have.

import type { AccountType } from '#platform/client-type.ts';
import type { AttentionKind } from '#areas/home/rules.ts';
import type { MsisdnType, ServiceType } from '#platform/service-type.ts';
import type { TariffId } from './tariffs.ts';

export type DemoAttention = {
  kind: AttentionKind;
  subject: string;
  /** Days from the day the data is loaded, or the last day of that month. */
  due: number | 'end-of-month' | null;
  properties: Record<string, string | number>;
};

export type DemoService = {
  id: string;
  type: ServiceType;
  msisdnType: MsisdnType;
  tariff: TariffId;
  subscriberType?: 'POSTPAID' | 'PRIMA' | 'CURRENT';
  address?: string;
  label?: string;
  attention?: DemoAttention[];
};

export type DemoCustomer = {
  pid: string;
  name: string;
  accountType: AccountType;
  contract: string;
  segment: number;
  isVip?: boolean;
  isMigrated?: boolean;
  approverEmail?: string;
  securityCode?: { code: string; receivingNumber: string | null };
  account?: { email: string; firstName: string; lastName: string };
  services: DemoService[];
  /** Numbers of other customers that this person only uses. */
  uses?: string[];
};

export const mobile = (id: string, tariff: TariffId, more: Partial<DemoService> = {}): DemoService => ({
  id,
  type: 'MobilePhone',
  msisdnType: 'Mobile',
  tariff,
  subscriberType: 'POSTPAID',
  ...more,
});
export const tv = (id: string, tariff: TariffId, more: Partial<DemoService> = {}): DemoService => ({
  id,
  type: 'TV',
  msisdnType: 'Tv',
  tariff,
  ...more,
});
export const broadband = (
  id: string,
  tariff: TariffId,
  address: string,
  more: Partial<DemoService> = {},
): DemoService => ({
  id,
  type: 'HomeBroadband',
  msisdnType: 'Fixed',
  tariff,
  address,
  ...more,
});
