import { blockIcon, clockIcon } from '#platform/web/art/icons/services.ts';
import { checkIcon, infoIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { Badge, CountBadge } from './badge.tsx';

export default { title: 'Content/Badge' };

export const Tones = story((say) => (
  <div className="flex flex-wrap items-center gap-6">
    <Badge>{say('Без активни екстри', 'No active extras')}</Badge>
    <Badge tone="good" shape={checkIcon}>
      {say('Всичко е наред', 'All is well')}
    </Badge>
    <Badge tone="waiting" shape={warnIcon}>
      {say('Чака те', 'Waits for you')}
    </Badge>
    <Badge tone="danger" shape={blockIcon}>
      {say('Спряно', 'Stopped')}
    </Badge>
    <Badge tone="info" shape={infoIcon}>
      {say('За подпис', 'To sign')}
    </Badge>
    <Badge shape={clockIcon}>{say('Включва се', 'Being activated')}</Badge>
    <p>
      {say('Активни', 'Active')} <CountBadge count={5} />
    </p>
  </div>
));
