import { bellIcon, closeIcon, moonIcon } from '#platform/web/art/icons/shell.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { IconButton } from './icon-button.tsx';

export default { title: 'Buttons/Icon button' };

export const All = story((say) => (
  <div className="flex gap-3">
    <IconButton label={say('Тъмна тема', 'Dark theme')} shape={moonIcon} />
    <IconButton label={say('Известия, 3 нови', 'Notifications, 3 new')} shape={bellIcon} count={3} />
    <IconButton label={say('Затвори', 'Close')} shape={closeIcon} filled />
    <IconButton label={say('Известия', 'Notifications')} shape={bellIcon} disabled />
  </div>
));
