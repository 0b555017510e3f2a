// Every resource of the operator API, built from the imported resources.

import type { ImportedResource } from '../../import/imported-resource.ts';
import type { TmfResource } from '../resource.ts';
import { appliedCustomerBillingRate } from './billing-rate.ts';
import { category } from './category.ts';
import { customerBill } from './customer-bill.ts';
import { individual, organization } from './party.ts';
import { payment } from './payment.ts';
import { product } from './product.ts';
import { productOfferingPrice } from './product-offering-price.ts';
import { productOffering } from './product-offering.ts';
import { productSpecification } from './product-specification.ts';

export function tmfResources(kinds: readonly ImportedResource[]): TmfResource[] {
  const named = (name: string) => {
    const kind = kinds.find((each) => each.name === name);
    if (!kind) throw new Error(`the imported resource ${name} does not exist`);
    return kind;
  };
  const catalogue = {
    tariff: named('tariffs'),
    extra: named('extras'),
    roamingPlan: named('roaming-plans'),
    tariffExtra: named('tariff-extras'),
  };
  const offering = productOffering(catalogue);
  return [
    category,
    productSpecification(catalogue),
    offering,
    productOfferingPrice(offering, catalogue),
    individual(named('customers')),
    organization(named('customers')),
    product({
      customer: named('customers'),
      service: named('services'),
      contract: named('contracts'),
      extra: named('service-extras'),
      roamingPlan: named('service-roaming'),
      roamingPackage: named('service-roaming-packages'),
    }),
    customerBill({ bill: named('bills'), creditNote: named('credit-notes') }),
    appliedCustomerBillingRate,
    payment(named('bill-payments')),
  ];
}
