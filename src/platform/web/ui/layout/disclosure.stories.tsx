import { networkIcon } from '#platform/web/art/icons/shell.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { Card } from '../cards/card.tsx';
import { Disc } from '../cards/disc.tsx';
import { Disclosure } from './disclosure.tsx';
import { TextField } from '../fields/text-field.tsx';

export default { title: 'Layout/Disclosure' };

export const OpenAndClosed = story((say) => (
  <div className="grid max-w-[30rem] gap-4">
    <Card>
      <Disclosure
        title="5 GHz"
        note={say('Ivanovi 5G · 7 устройства', 'Ivanovi 5G · 7 devices')}
        lead={<Disc shape={networkIcon} tone="accent" />}
        open
      >
        <TextField label={say('Име на мрежата', 'Network name')} defaultValue="Ivanovi 5G" />
      </Disclosure>
    </Card>
    <Card>
      <Disclosure
        title="2.4 GHz"
        note={say('Ivanovi · 3 устройства', 'Ivanovi · 3 devices')}
        lead={<Disc shape={networkIcon} />}
      >
        <TextField label={say('Име на мрежата', 'Network name')} defaultValue="Ivanovi" />
      </Disclosure>
    </Card>
  </div>
));
