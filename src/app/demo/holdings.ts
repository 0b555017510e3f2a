// Data of the demo customers besides services: addresses and cards.

import { addDays, lastDayOfMonth, sofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';

type DemoProfile = {
  addresses?: {
    id: string;
    comment: string;
    street: { id: number; name: string; no: string };
    floor: string;
    ap: string;
  }[];
  cards?: { id: string; type: 'VISA' | 'other'; name: string; expiresInDays: number }[];
  payments?: {
    kind: 'contracts' | 'enlightenment' | 'smart_tv';
    id: string;
    bg: string;
    en: string;
    priceCents: number | null;
    isEligibleForBonus: boolean;
    cardId: string | null;
  }[];
};

const byPid: Record<string, DemoProfile> = {
  '5602299925': {
    cards: [{ id: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2201', type: 'VISA', name: '•••• 2044', expiresInDays: 600 }],
  },
  '8307099971': {
    addresses: [
      {
        id: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a1001',
        comment: 'Вкъщи',
        street: { id: 415, name: 'ул. Шипка', no: '12' },
        floor: '3',
        ap: '7',
      },
      {
        id: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a1002',
        comment: 'При мама',
        street: { id: 14, name: 'бул. Витоша', no: '48' },
        floor: '1',
        ap: '2',
      },
    ],
    cards: [
      { id: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001', type: 'VISA', name: '•••• 4417', expiresInDays: 480 },
      { id: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2002', type: 'other', name: '•••• 8802', expiresInDays: 0 },
      { id: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2003', type: 'other', name: '•••• 1107', expiresInDays: 900 },
    ],
    payments: [
      {
        kind: 'contracts',
        id: 'M1000101',
        bg: '',
        en: '',
        priceCents: null,
        isEligibleForBonus: false,
        cardId: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2002',
      },
      {
        kind: 'smart_tv',
        id: 'smart-tv-kino',
        bg: 'Смарт ТВ Кино',
        en: 'Smart TV Cinema',
        priceCents: 549,
        isEligibleForBonus: false,
        cardId: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001',
      },
      {
        kind: 'enlightenment',
        id: 'prosveta-5',
        bg: 'Е-Просвета, 5. клас',
        en: 'E-Prosveta, grade 5',
        priceCents: 299,
        isEligibleForBonus: true,
        cardId: null,
      },
    ],
  },
  '9005129975': {
    addresses: [
      {
        id: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a1301',
        comment: 'Работа',
        street: { id: 14, name: 'бул. Витоша', no: '100' },
        floor: '5',
        ap: '21',
      },
    ],
    cards: [{ id: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2301', type: 'VISA', name: '•••• 7310', expiresInDays: 400 }],
  },
};

export async function loadAddressesAndCards(
  tx: Tx,
  owner: { pid: string; accountId: number; customerId: number; now: Date },
): Promise<void> {
  const { addresses = [], cards = [], payments = [] } = byPid[owner.pid] ?? {};
  const common = { account_id: owner.accountId, created_at: owner.now };
  for (const { id, comment, street, floor, ap } of addresses) {
    await tx
      .insertInto('address')
      .values({
        ...common,
        ...sofia,
        address_id: id,
        street_id: street.id,
        street_name: street.name,
        street_no: street.no,
        floor,
        ap,
        address_comment: comment,
      })
      .execute();
  }
  await loadCards(tx, cards, common, owner.now);
  for (const { kind, id, bg, en, priceCents, isEligibleForBonus, cardId } of payments) {
    await tx
      .insertInto('recurrent_payment')
      .values({
        customer_id: owner.customerId,
        kind,
        item_id: id,
        name_bg: bg,
        name_en: en,
        monthly_price_cents: priceCents,
        is_eligible_for_bonus: isEligibleForBonus,
        ...(cardId && { account_id: owner.accountId, card_id: cardId, activated_at: owner.now }),
      })
      .execute();
  }
}

async function loadCards(
  tx: Tx,
  cards: NonNullable<DemoProfile['cards']>,
  common: { account_id: number; created_at: Date },
  now: Date,
): Promise<void> {
  for (const { id, type, name, expiresInDays } of cards) {
    const expiration_date = lastDayOfMonth(addDays(sofiaDay(now), expiresInDays));
    await tx
      .insertInto('saved_card')
      .values({ ...common, card_id: id, type, name, expiration_date, gateway_reference: `demo-${id}` })
      .execute();
  }
}

const sofia = {
  country_id: 100,
  site_id: 68134,
  region: 'София (столица)',
  municipality: 'Столична',
  city: 'София',
  city_type: 'гр.',
  post_code: '1000',
};
