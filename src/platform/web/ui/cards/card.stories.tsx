import { mobileIcon } from '#platform/web/art/icons/services.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { inLanguage } from '#platform/languages.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { shellEn } from '#platform/texts/shell.en.ts';
import { Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { Button } from '../actions/button.tsx';
import { CalendarLeaf } from './calendar-leaf.tsx';
import { Card } from './card.tsx';
import { DaysLeft } from './days-left.tsx';

export default { title: 'Layout/Card' };

export const Plain = story((say) => (
  <Card className="max-w-[24rem]">
    <h2 className="text-l">{say('Простор 25', 'Prostor 25')}</h2>
    <p className="mt-1 text-s text-ink-quiet">{say('25 GB, неограничени разговори', '25 GB, unlimited calls')}</p>
  </Card>
));

export const WaitsForThePerson = story((say) => (
  <Card waits className="mt-10 grid max-w-[24rem] gap-4">
    <p className="flex items-center gap-3 text-s">
      <Icon shape={mobileIcon} />
      <span className="text-ink-quiet">
        <b className="text-m text-ink">0888 100 101</b> · {say('Простор 25', 'Prostor 25')}
      </span>
    </p>
    <div className="grid gap-2">
      <h2 className="text-[1.375rem]">
        {say('Защита в мрежата става платена след 4 дни', 'Network protection becomes paid in 4 days')}
      </h2>
      <p className="text-s text-ink-quiet">{say('Безплатна е до 19.11.2026.', 'It is free until 19.11.2026.')}</p>
      <DaysLeft left={4} total={30} label={say('Остават 4 от 30 безплатни дни', '4 of 30 free days left')} />
    </div>
    <div className="flex flex-wrap gap-2">
      <Button kind="primary">{say('Запази я', 'Keep it')}</Button>
      <Button>{say('Спри я дотогава', 'Stop it by then')}</Button>
    </div>
  </Card>
));

export const WithADate = story((say, language) => (
  <Stage language={language} texts={{ shell: inLanguage({ bg: shellBg, en: shellEn }, language) }}>
    <Card className="flex max-w-[24rem] items-center gap-3 large-text:flex-wrap">
      <CalendarLeaf day="2026-11-30" />
      <p className="text-s text-ink-quiet">
        {say(
          'Поиска деактивация на 12.11.2026. До 30.11. гледаш както досега.',
          'You asked to stop it on 12.11.2026. You can watch until 30.11.',
        )}
      </p>
      <CalendarLeaf day="2026-11-20" tone="info" />
    </Card>
  </Stage>
));
