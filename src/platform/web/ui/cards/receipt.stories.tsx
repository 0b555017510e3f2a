import { priceOf } from '#platform/money.ts';
import { clockIcon, swapIcon } from '#platform/web/art/icons/services.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { Price } from './price.tsx';
import { Consequences, Receipt } from './receipt.tsx';

export default { title: 'Content/Receipt' };

export const WhatChanges = story((say, language) => (
  <div className="grid max-w-[26rem] gap-5">
    <Receipt
      lines={[
        {
          key: 'today',
          now: true,
          title: say('Днес', 'Today'),
          note: say('Пускаме ги веднага', 'We turn them on at once'),
          price: <Price prices={priceOf(0)} language={language} align="end" />,
        },
        {
          key: 'november',
          title: say('Сметката за ноември', 'The November bill'),
          note: say('16 дни от месеца, от 15.11. до 30.11.', '16 days of the month, from 15.11. to 30.11.'),
          price: <Price prices={priceOf(479)} language={language} signed align="end" />,
        },
        {
          key: 'monthly',
          title: say('После всеки месец', 'Then every month'),
          note: say('Екран за двама 8,99 €, Четиво 0,00 €', 'Screen for two 8.99 €, Chetivo 0.00 €'),
          price: <Price prices={priceOf(899)} language={language} signed align="end" />,
        },
      ]}
    />
    <Consequences
      items={[
        {
          key: 'term',
          shape: clockIcon,
          text: say('Без срок. Можеш да ги спреш от утре.', 'No term. You can stop them from tomorrow.'),
        },
        {
          key: 'slot',
          shape: swapIcon,
          text: say('Четиво заема позиция 3 до 15.12.2026.', 'Chetivo takes position 3 until 15.12.2026.'),
        },
      ]}
    />
  </div>
));
