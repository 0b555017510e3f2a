import { addDays, shownDay } from '#platform/clock.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { Card } from './card.tsx';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';

export default { title: 'Cards/Days' };

const counts = [3, 5, 2, 8, 6, 4, 11, 9, 3, 2, 0, 7, 5, 4, 12, 19, 8];
const days = counts.map((value, at) => ({ day: addDays('2026-11-01', at), value }));

export const ChartAndTable = story((say) => (
  <Card className="grid max-w-[34rem] gap-6">
    <DayChart
      days={days}
      label={say('Най-много на 16.11.: 19', 'Most on 16.11.: 19')}
      textOf={String}
      lastText={say('днес', 'today')}
    />
    <DayTable
      label={say('Таблица', 'Table')}
      titles={[say('Ден', 'Day'), say('Брой', 'Count')]}
      rows={days.map(({ day, value }) => ({ key: day, name: shownDay(day), cells: [value] }))}
    />
  </Card>
));
