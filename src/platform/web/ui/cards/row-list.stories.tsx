import { landlineIcon, mobileIcon } from '#platform/web/art/icons/services.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Disc } from './disc.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { RowContent, RowList, rowClass } from './row-list.tsx';
import { Section } from '../layout/section.tsx';
import { textLinkClass } from '../actions/text-link.tsx';

export default { title: 'Content/Rows' };

export const Services = story((say) => (
  <div className="grid gap-section">
    <PageTitle
      title={say('Нито един екран не мълчи', 'No screen keeps silent')}
      text={say('Винаги казва какво става и какво следва.', 'It always says what goes on and what follows.')}
      aside={<Avatar size="xl">{say('МИ', 'MI')}</Avatar>}
    />
    <Section
      title={say('Другите ти услуги', 'Your other services')}
      action={
        <a href="#all" className={textLinkClass}>
          {say('Виж всички', 'See all')}
        </a>
      }
    >
      <RowList>
        <li>
          <a className={rowClass} href="#102">
            <RowContent
              lead={<Disc shape={mobileIcon} />}
              title="0888 100 102"
              note={say('На Боян · Старт 8', 'Boyan’s · Start 8')}
              state={say('И трите позиции са заети', 'All three positions are taken')}
            />
          </a>
        </li>
        <li>
          <a className={rowClass} href="#401">
            <RowContent
              lead={<Disc shape={landlineIcon} />}
              title="300000100401"
              note={say('Домашен телефон', 'Landline')}
              state={<Badge tone="good">{say('Всичко е наред', 'All is well')}</Badge>}
            />
          </a>
        </li>
      </RowList>
    </Section>
  </div>
));
