import { checkIcon, infoIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

export default { title: 'States/Notice' };

export const Tones = story((say) => (
  <div className="grid gap-4">
    <Notice shape={warnIcon} action={<Button>{say('Виж защо', 'See why')}</Button>}>
      {say('Лимитът за роуминг е почти изчерпан.', 'Your roaming limit is almost used up.')}
    </Notice>
    <Notice shape={infoIcon} tone="info">
      {say('Планирана поддръжка тази нощ от 02:00 до 04:00.', 'Planned maintenance tonight from 02:00 to 04:00.')}
    </Notice>
    <Notice shape={warnIcon} tone="danger">
      {say('Паролата не се запази. Старата още важи.', 'The password was not saved. The old one still works.')}
    </Notice>
    <Notice shape={checkIcon} tone="good">
      {say('Имейлът е потвърден.', 'Your email is confirmed.')}
    </Notice>
  </div>
));
