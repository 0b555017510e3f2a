import { story, type BilingualText } from '#platform/web/gallery/story.tsx';
import { Card } from '../cards/card.tsx';
import { Stepper } from './stepper.tsx';

export default { title: 'Navigation/Stepper' };

const steps = (say: BilingualText) => [
  say('Имейл', 'Email'),
  say('Кой си ти', 'Who you are'),
  say('Номер', 'Number'),
  say('Код', 'Code'),
];

export const FirstStep = story((say) => (
  <Card className="max-w-[34rem]">
    <Stepper
      label={say('Стъпка 1 от 4: Имейл', 'Step 1 of 4: Email')}
      steps={steps(say)}
      at={0}
      doneWord={say('Готово', 'Done')}
    />
  </Card>
));

export const ThirdStep = story((say) => (
  <Card className="max-w-[34rem]">
    <Stepper
      label={say('Стъпка 3 от 4: Номер', 'Step 3 of 4: Number')}
      steps={steps(say)}
      at={2}
      doneWord={say('Готово', 'Done')}
    />
  </Card>
));
