import { statefulStory, type BilingualText } from '#platform/web/gallery/story.tsx';
import { Badge } from '../cards/badge.tsx';
import { RadioGroup } from './radio-group.tsx';

export default { title: 'Forms/Radio group' };

type Plan = 'one' | 'two' | 'four';

const options = (say: BilingualText) => [
  { value: 'one' as const, label: say('1 устройство', '1 device'), note: 'HD', aside: <b>5.99 €</b> },
  {
    value: 'two' as const,
    label: say('2 устройства', '2 devices'),
    note: 'Full HD',
    aside: <Badge tone="good">{say('твоят план', 'your plan')}</Badge>,
  },
  {
    value: 'four' as const,
    label: say('4 устройства', '4 devices'),
    note: say('Не и с тарифа Старт 8', 'Not with Start 8'),
    disabled: true,
  },
];

export const Choosing = statefulStory<Plan | null>('two', (value, set, say) => (
  <div className="max-w-[30rem]">
    <RadioGroup legend={say('План на Екран', 'Screen plan')} options={options(say)} value={value} onValueChange={set} />
  </div>
));

export const WithError = statefulStory<Plan | null>(null, (value, set, say) => (
  <div className="max-w-[30rem]">
    <RadioGroup
      legend={say('План на Екран', 'Screen plan')}
      options={options(say)}
      value={value}
      onValueChange={set}
      error={say('Избери план, за да продължиш.', 'Choose a plan to go on.')}
    />
  </div>
));
