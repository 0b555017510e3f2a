import { story } from '#platform/web/gallery/story.tsx';
import { Card } from './card.tsx';
import { Meter } from './meter.tsx';

export default { title: 'States/Meter' };

export const FarNearAndReached = story((say) => (
  <Card className="grid max-w-[34rem] gap-3">
    {[12, 85, 100].map((percent) => (
      <Meter
        key={percent}
        label={say(`Използвани са ${percent}%`, `${percent}% used`)}
        percent={percent}
        isNear={percent >= 80}
      />
    ))}
  </Card>
));
