import { story } from '#platform/web/gallery/story.tsx';
import { Select } from './select.tsx';

export default { title: 'Forms/Select' };

const protocols = [
  { value: 'tcp', text: 'TCP' },
  { value: 'udp', text: 'UDP' },
  { value: 'both', text: 'TCP + UDP' },
];

export const All = story((say) => (
  <div className="grid max-w-[25rem] gap-5">
    <Select label={say('Протокол', 'Protocol')} options={protocols} />
    <Select
      label={say('Протокол', 'Protocol')}
      options={protocols}
      error={say('Избери протокол.', 'Choose a protocol.')}
      help={say('Игрите обикновено искат UDP.', 'Games usually want UDP.')}
    />
    <Select label={say('Протокол', 'Protocol')} options={protocols} disabled />
  </div>
));
