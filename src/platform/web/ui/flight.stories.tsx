import { MusicPicture } from '#platform/web/art/pictures/music-picture.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { Flight } from './flight.tsx';

export default { title: 'States/Flight' };

export const InProgress = story((say) => (
  <div className="max-w-[34rem]">
    <Flight
      title={say('Ноти се включва', 'Noti is being turned on')}
      text={say('За 0888 100 101, поискана днес в 09:41', 'For 0888 100 101, asked for today at 09:41')}
      picture={<MusicPicture />}
      progressLabel={say('Втора от три стъпки', 'Second of three steps')}
      percent={60}
      stateWords={{ done: say('Готово', 'Done'), now: say('Сега', 'Now'), next: say('Следва', 'Next') }}
      events={[
        { key: 'accepted', state: 'done', title: say('Приехме я', 'We have it'), note: '09:41:07' },
        {
          key: 'opening',
          state: 'now',
          title: say('Ноти отваря профила ти', 'Noti opens your profile'),
          note: say('обикновено до 2 минути', 'usually within 2 minutes'),
        },
        { key: 'sms', state: 'next', title: say('Ще получиш SMS с връзка за вход', 'You get a text with a link') },
      ]}
      note={say(
        'Дотогава бутоните на Ноти почиват. Не е нужно да чакаш тук.',
        'Until then its buttons rest. You need not wait here.',
      )}
    />
  </div>
));
