import { statefulStory, story } from '#platform/web/gallery/story.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';

export default { title: 'Forms/Combobox' };

const places = [
  { value: '1320', text: 'гр. Банкя', note: 'община Столична, София', aside: '1320' },
  { value: '2770', text: 'гр. Банско', note: 'община Банско, област Благоевград', aside: '2770' },
  { value: '4360', text: 'гр. Баня', note: 'община Карлово, област Пловдив', aside: '4360' },
  { value: '2778', text: 'с. Баня', note: 'община Разлог, област Благоевград', aside: '2778' },
  { value: '8914', text: 'с. Баня', note: 'община Нова Загора, област Сливен', aside: '8914' },
  { value: '8239', text: 'с. Баня', note: 'община Несебър, област Бургас', aside: '8239' },
];

type State = { query: string; place: ComboboxOption | null };

export const Searching = statefulStory<State>({ query: '', place: null }, ({ query, place }, set, say) => (
  <div className="min-h-[26rem] max-w-[25rem]">
    <Combobox
      texts={{ close: say('Затвори списъка', 'Close the list') }}
      label={say('Населено място', 'Town or village')}
      help={say('Пиши на кирилица или на латиница.', 'Type in Cyrillic or in Latin letters.')}
      options={places.filter(({ text }) => text.toLowerCase().includes(query.toLowerCase()))}
      value={place}
      onQueryChange={(next) => set({ place, query: next })}
      onValueChange={(next) => set({ place: next, query: '' })}
    />
  </div>
));

export const NothingFound = story((say) => (
  <div className="min-h-[12rem] max-w-[25rem]">
    <Combobox
      texts={{ close: say('Затвори списъка', 'Close the list') }}
      label={say('Населено място', 'Town or village')}
      options={[]}
      value={null}
      listNote={say('Няма такова място. Провери първите три букви.', 'No such place. Check the first three letters.')}
      onQueryChange={() => undefined}
      onValueChange={() => undefined}
    />
  </div>
));

export const WithError = story((say) => (
  <div className="max-w-[25rem]">
    <Combobox
      texts={{ close: say('Затвори списъка', 'Close the list') }}
      label={say('Населено място', 'Town or village')}
      error={say('Избери място от списъка.', 'Choose a place from the list.')}
      options={[]}
      value={null}
      onQueryChange={() => undefined}
      onValueChange={() => undefined}
    />
  </div>
));

export const Disabled = story((say) => (
  <div className="max-w-[25rem]">
    <Combobox
      texts={{ close: say('Затвори списъка', 'Close the list') }}
      label={say('Улица', 'Street')}
      placeholder={say('първо избери място', 'choose a place first')}
      disabled
      options={[]}
      value={null}
      onQueryChange={() => undefined}
      onValueChange={() => undefined}
    />
  </div>
));
