// TMF620: the price of an offering. It is created and removed with its offering; here it changes.

import { pageOf } from '../match-list.ts';
import { tmfObject, type TmfObject, type TmfResource } from '../resource.ts';
import { TmfError } from '../tmf-error.ts';
import { catalogue, type CatalogueResources } from './catalogue.ts';
import { ChargePeriod, listOfferings, priceAttributes } from './product-offering.ts';

const ending = ':price';

const body = tmfObject({ ...priceAttributes, recurringChargePeriodType: ChargePeriod });

export function productOfferingPrice(offering: TmfResource, kinds: CatalogueResources): TmfResource {
  const offeringOf = (id: string) => (id.endsWith(ending) ? id.slice(0, -ending.length) : null);
  const priceIn = ({ productOfferingPrice: prices }: TmfObject) => {
    const { recurringChargePeriod: recurringChargePeriodType, ...price } = (prices as TmfObject[])[0]!;
    return { ...price, ...(recurringChargePeriodType !== undefined && { recurringChargePeriodType }) } as TmfObject;
  };
  return {
    api: catalogue,
    name: 'productOfferingPrice',
    type: 'ProductOfferingPrice',
    body,
    isCreated: false,
    undeletable: 'A price goes with its offering.',
    attributes: {
      id: 'text',
      priceType: 'text',
      recurringChargePeriodType: 'text',
      'price.unit': 'text',
      'price.value': 'number',
    },
    async list(db, query) {
      return pageOf((await listOfferings(db, kinds)).map(priceIn), query);
    },
    async find(db, id) {
      const owner = offeringOf(id);
      const found = owner === null ? null : await offering.find(db, owner);
      return found && priceIn(found);
    },
    partOf: (id) => ({ resource: offering, id: offeringOf(id) ?? '' }),
    async recordsOf(db, sent, now) {
      const found = await offering.find(db, offeringOf(sent.id) ?? '');
      if (!found) throw new TmfError('notFound');
      const { recurringChargePeriodType: recurringChargePeriod, ...price } = sent;
      return offering.recordsOf(db, { ...found, productOfferingPrice: [{ ...price, recurringChargePeriod }] }, now);
    },
  };
}
