// TMF620: the price of an offering. It is created and removed with its offering; here it changes.

import type { TmfObject, TmfResource } from '../resource.ts';
import { TmfError } from '../tmf-error.ts';
import { catalogue } from './catalogue.ts';
import { PriceSchema } from './product-offering.ts';

const ending = ':price';

export function productOfferingPrice(offering: TmfResource): TmfResource {
  const offeringOf = (id: string) => (id.endsWith(ending) ? id.slice(0, -ending.length) : null);
  const priceIn = ({ productOfferingPrice: prices }: TmfObject) => (prices as TmfObject[])[0]!;
  return {
    api: catalogue,
    name: 'productOfferingPrice',
    type: 'ProductOfferingPrice',
    body: PriceSchema,
    isCreated: false,
    undeletable: 'A price goes with its offering.',
    filters: [],
    async list(db, query) {
      const { total, items } = await offering.list(db, query);
      return { total, items: items.map(priceIn) };
    },
    async find(db, id) {
      const owner = offeringOf(id);
      const found = owner === null ? null : await offering.find(db, owner);
      return found && priceIn(found);
    },
    partOf: (id) => ({ resource: offering, id: offeringOf(id) ?? '' }),
    async recordsOf(db, sent) {
      const found = await offering.find(db, offeringOf(sent.id) ?? '');
      if (!found) throw new TmfError('notFound');
      return offering.recordsOf(db, { ...found, productOfferingPrice: [sent] });
    },
  };
}
