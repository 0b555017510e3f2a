import { story } from '#platform/web/gallery/story.tsx';
import { Card } from '../cards/card.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

export default { title: 'States/Skeleton' };

export const Loading = story((say) => (
  <SkeletonGroup
    label={say('Зареждаме екстрите за 0888 100 101', 'Loading the extras of 0888 100 101')}
    className="grid max-w-[34rem] gap-4"
  >
    <div className="grid gap-3 rounded-xl bg-deep p-5">
      <Skeleton width="78%" height="24px" />
      <Skeleton width="92%" height="13px" />
    </div>
    <Card className="flex gap-4">
      <Skeleton width="76px" height="76px" radius="18px" className="flex-none" />
      <div className="grid flex-1 content-start gap-2">
        <Skeleton width="58%" height="18px" />
        <Skeleton width="92%" height="13px" />
        <Skeleton width="64%" height="13px" />
      </div>
    </Card>
  </SkeletonGroup>
));
