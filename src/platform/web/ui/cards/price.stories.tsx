import { priceOf } from '#platform/money.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { Price } from './price.tsx';

export default { title: 'Content/Price' };

export const Monthly = story((say, language) => (
  <Price prices={priceOf(899)} language={language} texts={{ per: say('на месец', 'a month') }} />
));

export const Discounted = story((say, language) => (
  <Price
    prices={priceOf(149)}
    regular={priceOf(299)}
    language={language}
    texts={{ per: say('на месец', 'a month'), regular: say('редовна цена', 'usual price') }}
  />
));

export const Free = story((say, language) => (
  <Price
    prices={priceOf(0)}
    regular={priceOf(399)}
    language={language}
    texts={{
      free: say('Безплатно', 'Free'),
      per: say('на месец', 'a month'),
      regular: say('редовна цена', 'usual price'),
    }}
  />
));

export const UpTo = story((say, language) => (
  <Price
    prices={priceOf(500)}
    language={language}
    texts={{ upTo: say('до', 'up to'), per: say('на месец', 'a month') }}
  />
));

export const BigAndSigned = story((_say, language) => (
  <div className="flex flex-wrap gap-10">
    <Price prices={priceOf(123456)} language={language} big />
    <Price prices={priceOf(479)} language={language} signed align="end" />
  </div>
));
