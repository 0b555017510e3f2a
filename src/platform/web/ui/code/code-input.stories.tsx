import { statefulStory } from '#platform/web/gallery/story.tsx';
import { CodeInput } from './code-input.tsx';

export default { title: 'Forms/Code input' };

export const Typing = statefulStory('530', (code, set, say) => (
  <CodeInput label={say('Код от SMS', 'Code from the text')} value={code} onValueChange={set} />
));

export const Refused = statefulStory('418207', (code, set, say) => (
  <CodeInput label={say('Код от SMS', 'Code from the text')} value={code} bad={code === '418207'} onValueChange={set} />
));
