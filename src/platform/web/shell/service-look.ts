// The name and icon of a service: mobile numbers by their number, others by their type.

import type { ServiceType } from '#platform/service-type.ts';
import { companyIcon } from '#platform/web/art/icons/devices.ts';
import { dataIcon, landlineIcon, mobileIcon, routerIcon, tvIcon } from '#platform/web/art/icons/services.ts';

export const serviceIcon: Record<ServiceType, string> = {
  HomeBroadband: routerIcon,
  TV: tvIcon,
  MobilePhone: mobileIcon,
  MobileData: dataIcon,
  OtherServices: companyIcon,
  Landline: landlineIcon,
  NetBox: routerIcon,
};

export function isNumberFirst(type: ServiceType): boolean {
  return type === 'MobilePhone' || type === 'MobileData' || type === 'Landline';
}
