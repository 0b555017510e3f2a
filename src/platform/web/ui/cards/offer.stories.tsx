import { DonationOfferScene } from '#platform/web/art/scenes/donation-offer-scene.tsx';
import { MusicOfferScene } from '#platform/web/art/scenes/music-offer-scene.tsx';
import { WeekendOfferScene } from '#platform/web/art/scenes/weekend-offer-scene.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { OfferContent, OfferStrip, offerClass } from './offer.tsx';
import { Section } from '../layout/section.tsx';

export default { title: 'Content/Offers' };

export const Strip = story((say) => (
  <Section title={say('За теб', 'For you')}>
    <OfferStrip label={say('Предложения', 'Offers')}>
      <a className={offerClass('marigold')} href="#donation">
        <OfferContent
          title={say('Топъл обяд за дете в планината', 'A warm lunch for a child in the mountains')}
          text={say('Даряваш от 1 до 100 €, прибавяме ги към сметката ти.', 'Give 1 to 100 €, we add it to your bill.')}
          action={say('Избери сума', 'Choose a sum')}
          scene={<DonationOfferScene />}
        />
      </a>
      <a className={offerClass('spruce')} href="#music">
        <OfferContent
          title={say('90 дни музика без такса', '90 days of music free of charge')}
          text={say('Ноти за 0888 100 102. После 4,99 € на месец.', 'Noti for 0888 100 102. Then 4.99 € a month.')}
          action={say('Пусни музиката', 'Play the music')}
          scene={<MusicOfferScene />}
        />
      </a>
      <a className={offerClass('sky')} href="#weekend">
        <OfferContent
          title={say('5 GB за уикенда, подарък', '5 GB for the weekend, a gift')}
          text={say('Включи номер днес. Важат до неделя, 23:59.', 'Add a number today. They last until Sunday, 23:59.')}
          action={say('Вземи бонуса', 'Take the bonus')}
          scene={<WeekendOfferScene />}
        />
      </a>
    </OfferStrip>
  </Section>
));
