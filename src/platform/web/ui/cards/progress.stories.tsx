import { story } from '#platform/web/gallery/story.tsx';
import { Card } from './card.tsx';
import { Progress } from './progress.tsx';

export default { title: 'States/Progress' };

export const KnownAndUnknown = story((say) => (
  <Card className="grid max-w-[34rem] gap-3">
    <div className="flex items-baseline justify-between gap-3 large-text:flex-wrap">
      <h2 className="text-l">{say('Включваме роуминг на 40 номера', 'Turning roaming on for 40 numbers')}</h2>
      <b className="text-[1.25rem] font-black">45%</b>
    </div>
    <Progress label={say('18 от 40 номера', '18 of 40 numbers')} done={18} total={40} />
    <p className="text-s text-ink-quiet">
      {say('Готови са 18 от 40. Остават около 2 минути.', '18 of 40 are done. About 2 minutes left.')}
    </p>
    <Progress label={say('Проверяваме номерата при партньора', 'Checking the numbers with the partner')} />
    <p className="text-s text-ink-quiet">
      {say(
        'Проверяваме номерата при партньора. Обикновено до минута.',
        'Checking the numbers with the partner. Usually within a minute.',
      )}
    </p>
  </Card>
));
