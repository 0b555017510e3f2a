import { story } from '#platform/web/gallery/story.tsx';
import { CountdownRing } from './countdown-ring.tsx';
import { Countdown } from './countdown.tsx';

export default { title: 'Content/Countdown' };

export const Waiting = story((say) => (
  <p className="flex items-center gap-3 text-ink-quiet">
    <CountdownRing secondsLeft={420} total={600} />
    <span>
      {say('Опитай пак след', 'Try again in')} <Countdown until={new Date(Date.now() + 420_000)} />
    </span>
  </p>
));

export const Over = story((say) => (
  <p className="flex items-center gap-3 text-ink-quiet">
    <CountdownRing secondsLeft={0} total={30} />
    <span>
      {say('Нов код след', 'New code in')} <Countdown until={null} />
    </span>
  </p>
));
