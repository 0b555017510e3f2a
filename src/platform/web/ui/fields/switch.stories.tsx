import { statefulStory, story } from '#platform/web/gallery/story.tsx';
import { Card } from '../cards/card.tsx';
import { Switch } from './switch.tsx';

export default { title: 'Forms/Switch' };

export const Switching = statefulStory(true, (on, set, say) => (
  <Card className="max-w-[30rem]">
    <Switch
      label={say('Защита в мрежата', 'Network protection')}
      note={on ? say('Включена е за 0888 100 101', 'On for 0888 100 101') : say('Изключена е', 'It is off')}
      checked={on}
      onChange={() => set(!on)}
    />
  </Card>
));

export const States = story((say) => (
  <Card className="grid max-w-[30rem] gap-2">
    <Switch label={say('Гост мрежа', 'Guest network')} />
    <Switch label={say('5 GHz', '5 GHz')} defaultChecked />
    <Switch label={say('Само титулярят може', 'Only the holder may')} disabled />
    <Switch label={say('Винаги включено', 'Always on')} disabled defaultChecked />
    <Switch label={say('Камера на входа е отворена', 'Front door camera is open')} labelHidden defaultChecked />
  </Card>
));
