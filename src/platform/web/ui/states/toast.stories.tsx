import { story } from '#platform/web/gallery/story.tsx';
import { Button } from '../actions/button.tsx';
import { ToastCard, ToastHost } from './toast-host.tsx';
import { showToast } from './toast-store.ts';

export default { title: 'States/Toast' };

const nothing = () => undefined;

export const Look = story((say) => (
  <div className="grid max-w-[34rem] gap-3">
    <ToastCard
      closeLabel={say('Затвори', 'Close')}
      toast={{
        id: -1,
        tone: 'done',
        text: say('Мрежата се казва Ivanovi 5G', 'The network is called Ivanovi 5G'),
        action: { label: say('Върни', 'Undo'), run: nothing },
      }}
    />
    <ToastCard
      closeLabel={say('Затвори', 'Close')}
      toast={{
        id: -2,
        tone: 'failed',
        text: say('Паролата не се запази. Старата още важи.', 'The password was not saved. The old one still works.'),
        action: { label: say('Опитай пак', 'Try again'), run: nothing },
      }}
    />
    <ToastCard
      closeLabel={say('Затвори', 'Close')}
      toast={{ id: -3, tone: 'done', text: say('Имейлът е потвърден.', 'Your email is confirmed.') }}
    />
  </div>
));

export const Shown = story((say) => (
  <>
    <Button
      onClick={() =>
        showToast({
          text: say('Мрежата се казва Ivanovi 5G', 'The network is called Ivanovi 5G'),
          action: { label: say('Върни', 'Undo'), run: nothing },
        })
      }
    >
      {say('Преименувай мрежата', 'Rename the network')}
    </Button>
    <ToastHost texts={{ region: say('Известия', 'Notifications'), close: say('Затвори', 'Close') }} />
  </>
));
