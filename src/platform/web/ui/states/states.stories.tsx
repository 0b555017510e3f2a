import { story } from '#platform/web/gallery/story.tsx';
import { Button } from '../actions/button.tsx';
import { ClosedState } from './closed-state.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { OfflineBanner } from './offline-banner.tsx';

export default { title: 'States/States' };

const nothing = () => undefined;

export const Empty = story((say) => (
  <div className="max-w-[34rem]">
    <EmptyState
      title={say('На 0888 100 103 още няма екстри', 'There are no extras on 0888 100 103 yet')}
      text={say(
        'Старт 8 ти дава една позиция без такса. Избери какво да кацне на нея.',
        'Start 8 gives you one position free of charge. Choose what lands on it.',
      )}
      action={<Button kind="primary">{say('Избери екстра', 'Choose an extra')}</Button>}
    />
  </div>
));

export const Broken = story((say) => (
  <div className="max-w-[34rem]">
    <ErrorState
      title={say('Екстрите не се заредиха', 'The extras did not load')}
      text={say(
        'Не получихме отговор навреме. Нищо не е включено, спряно или таксувано.',
        'We got no answer in time. Nothing was turned on, stopped or charged.',
      )}
      retry={{ label: say('Опитай пак', 'Try again'), run: nothing }}
      note={say(
        'Последен опит в 09:42. Сами пробваме след 20 секунди.',
        'Last try at 09:42. We try again in 20 seconds.',
      )}
    />
  </div>
));

export const BrokenRetrying = story((say) => (
  <div className="max-w-[34rem]">
    <ErrorState
      title={say('Екстрите не се заредиха', 'The extras did not load')}
      text={say('Питаме отново.', 'We are asking again.')}
      retry={{ label: say('Опитваме', 'Trying'), run: nothing, busy: true }}
    />
  </div>
));

export const Closed = story((say) => (
  <div className="max-w-[34rem]">
    <ClosedState
      title={say('Роумингът на 0888 100 501 се решава от фирмата', 'The company decides about roaming on 0888 100 501')}
      text={say(
        'Ти ползваш номера, а договорът е на Пекарна Слънце ЕООД. Лимитите и плановете сменя само титулярят.',
        'You use the number, but the contract belongs to Pekarna Slantse EOOD. Only the holder changes limits and plans.',
      )}
      holder={{
        name: say('Пекарна Слънце ЕООД', 'Pekarna Slantse EOOD'),
        role: say('Титуляр на договора', 'Holder of the contract'),
      }}
      may={[say('Виждаш потреблението си', 'You see your usage')]}
      mayNot={[say('Не сменяш планове и лимити', 'You do not change plans and limits')]}
      action={<Button>{say('Помоли за достъп', 'Ask for access')}</Button>}
    />
  </div>
));

export const Offline = story((say) => (
  <OfflineBanner retry={{ label: say('Опитай сега', 'Try now'), run: nothing }}>
    <b>{say('Нямаш интернет.', 'You are offline.')}</b>{' '}
    {say(
      'Виждаш екстрите такива, каквито бяха в 09:41. Щом връзката се върне, ще ги опресним сами.',
      'You see the extras as they were at 09:41. We refresh them when you are back online.',
    )}
  </OfflineBanner>
));
