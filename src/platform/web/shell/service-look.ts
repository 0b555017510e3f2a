// How a service is named and drawn: mobile numbers by their number, others by what they are.

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
