import { priceOf } from '#platform/money.ts';
import { singleIcon } from '#platform/web/art/icons/services.ts';
import { HomeHelpPicture } from '#platform/web/art/pictures/home-help-picture.tsx';
import { MusicPicture } from '#platform/web/art/pictures/music-picture.tsx';
import { ReadingPicture } from '#platform/web/art/pictures/reading-picture.tsx';
import { SeriesPicture } from '#platform/web/art/pictures/series-picture.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { PickCard, PickCards } from './pick-card.tsx';
import { Price } from './price.tsx';
import { textLinkClass } from '../actions/text-link.tsx';

export default { title: 'Forms/Pick card' };

export const OneOfSeveral = story((say, language) => {
  const texts = {
    free: say('Безплатно', 'Free'),
    per: say('на месец', 'a month'),
    regular: say('редовна цена', 'usual price'),
  };
  return (
    <PickCards legend={say('Екстра за позиция 3', 'Extra for position 3')}>
      <PickCard
        type="radio"
        name="slot"
        defaultChecked
        picture={<ReadingPicture />}
        title={say('Четиво', 'Chetivo')}
        text={say('Вестници, списания и 2 000 книги на телефона.', 'Papers, magazines and 2,000 books on the phone.')}
        price={<Price prices={priceOf(0)} regular={priceOf(399)} language={language} texts={texts} />}
        action={
          <a className={textLinkClass} href="#reading" aria-label={say('Виж повече за Четиво', 'More about Chetivo')}>
            {say('Виж повече', 'More')}
          </a>
        }
      />
      <PickCard
        type="radio"
        name="slot"
        picture={<MusicPicture />}
        title={say('Ноти', 'Noti')}
        text={say('Музика без реклами, и без интернет.', 'Music without adverts, and offline.')}
        price={<Price prices={priceOf(0)} regular={priceOf(499)} language={language} texts={texts} />}
        action={
          <a className={textLinkClass} href="#music" aria-label={say('Виж повече за Ноти', 'More about Noti')}>
            {say('Виж повече', 'More')}
          </a>
        }
      />
    </PickCards>
  );
});

export const AnyNumber = story((say, language) => (
  <PickCards legend={say('Екстри с месечна такса', 'Extras with a monthly fee')}>
    <PickCard
      type="checkbox"
      defaultChecked
      picture={<SeriesPicture />}
      title={say('Екран за двама', 'Screen for two')}
      text={say('Сериали на 2 устройства, Full HD.', 'Series on 2 devices, Full HD.')}
      price={<Price prices={priceOf(899)} language={language} texts={{ per: say('на месец', 'a month') }} />}
    />
    <PickCard
      type="checkbox"
      picture={<HomeHelpPicture />}
      title={say('Домашен майстор', 'Home handyman')}
      text={say('Водопроводчик и електротехник до 2 часа.', 'Plumber and electrician within 2 hours.')}
      price={<Price prices={priceOf(349)} language={language} texts={{ per: say('на месец', 'a month') }} />}
      note={{
        shape: singleIcon,
        text: say(
          'Не може да се активира в пакет с други услуги. Активирай я отделно.',
          'Cannot be activated together with others. Activate it on its own.',
        ),
      }}
    />
    <PickCard
      type="checkbox"
      disabled
      picture={<MusicPicture />}
      title={say('Ноти', 'Noti')}
      text={say('Вече е активна на този номер.', 'Already active on this number.')}
      price={<Price prices={priceOf(499)} language={language} texts={{ per: say('на месец', 'a month') }} />}
    />
  </PickCards>
));
