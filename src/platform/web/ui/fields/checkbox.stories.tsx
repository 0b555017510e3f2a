import { story } from '#platform/web/gallery/story.tsx';
import { TextButton } from '../actions/text-link.tsx';
import { Checkbox } from './checkbox.tsx';
import { ConsentCheckbox } from './consent-checkbox.tsx';

export default { title: 'Forms/Checkbox' };

export const All = story((say) => (
  <div className="grid max-w-[30rem]">
    <Checkbox label={say('Запомни ме на това устройство', 'Remember me on this device')} />
    <Checkbox defaultChecked label={say('Получавам сметката по имейл', 'I get my bill by email')} />
    <Checkbox
      label={say('Съгласен съм с условията', 'I agree to the terms')}
      note={say('Две страници, можеш да ги свалиш.', 'Two pages, you can download them.')}
      error={say('Без съгласие не можем да продължим.', 'We cannot go on without it.')}
    />
    <ConsentCheckbox
      label={[
        say('Приемам ', 'I accept '),
        <TextButton key="terms">{say('условията', 'the terms')}</TextButton>,
        say('. Дарението не се връща.', '. Donations are not returned.'),
      ]}
    />
    <Checkbox disabled label={say('Само титулярят може да избере това', 'Only the holder can choose this')} />
    <Checkbox disabled defaultChecked label={say('Винаги включено', 'Always on')} />
  </div>
));
