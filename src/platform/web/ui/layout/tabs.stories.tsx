import { statefulStory, story } from '#platform/web/gallery/story.tsx';
import { CountBadge } from '../cards/badge.tsx';
import { ChoiceChips } from '../fields/choice-chips.tsx';
import { TabLinks, tabLinkClass } from './tab-links.tsx';
import { Tabs } from './tabs.tsx';

export default { title: 'Navigation/Tabs' };

export const InPage = statefulStory<'figure' | 'table'>('figure', (view, set, say) => (
  <Tabs
    label={say('Изглед', 'View')}
    value={view}
    onValueChange={set}
    tabs={[
      {
        value: 'figure',
        label: say('Графика', 'Chart'),
        panel: <p>{say('30 дни, 412 събития', '30 days, 412 events')}</p>,
      },
      { value: 'table', label: say('Таблица', 'Table'), count: 30, panel: <p>{say('Ден по ден', 'Day by day')}</p> },
    ]}
  />
));

export const Links = story((say) => (
  <TabLinks label={say('Изглед', 'View')}>
    <a className={tabLinkClass} href="#add" aria-current="page">
      {say('Добави', 'Add')}
    </a>
    <a className={tabLinkClass} href="#active">
      {say('Активни', 'Active')} <CountBadge count={5} />
    </a>
  </TabLinks>
));

export const Chips = statefulStory('all', (kind, set, say) => (
  <ChoiceChips
    legend={say('Вид екстра', 'Kind of extra')}
    value={kind}
    onValueChange={set}
    choices={[
      { value: 'all', label: say('Всички', 'All') },
      { value: 'film', label: say('Филми', 'Films') },
      { value: 'music', label: say('Музика', 'Music') },
      { value: 'reading', label: say('Четене', 'Reading') },
      { value: 'home', label: say('За дома', 'Home') },
      { value: 'shield', label: say('Защита', 'Protection') },
      { value: 'good', label: say('Каузи', 'Causes') },
    ]}
  />
));
