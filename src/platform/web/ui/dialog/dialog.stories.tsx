import { useState, type ReactNode } from 'react';
import type { Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { story, type BilingualText } from '#platform/web/gallery/story.tsx';
import { Button } from '../actions/button.tsx';
import { Combobox, type ComboboxOption } from '../fields/combobox.tsx';
import { CodeStep, type CodeStepProps } from '../code/code-step.tsx';
import { DialogContent } from './dialog-content.tsx';
import { DialogHost } from './dialog-host.tsx';
import { DialogLoading } from './dialog-loading.tsx';
import { dismissDialog, openDialog, preloadDialog, registerDialogs, replaceDialog } from './dialog-registry.ts';
import type { DialogTexts } from './dialog-texts.ts';
import { DialogWindow } from './dialog-window.tsx';
import { Price } from '../cards/price.tsx';
import { Consequences, Receipt } from '../cards/receipt.tsx';
import { Select } from '../fields/select.tsx';
import { TextButton } from '../actions/text-link.tsx';

export default { title: 'Dialogs/Dialog' };

declare module './dialog-registry.ts' {
  interface Dialogs {
    'gallery.FirstStep': { say: BilingualText };
    'gallery.SecondStep': { say: BilingualText };
    'gallery.Lost': { say: BilingualText };
  }
}

const nothing = () => undefined;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

const dialogTexts = (say: BilingualText): DialogTexts => ({
  close: say('Затвори', 'Close'),
  loading: say('Отваряме', 'Opening'),
  failedTitle: say('Прозорецът не се отвори', 'The window did not open'),
  failedText: say('Провери връзката и опитай пак.', 'Check your connection and try again.'),
  retry: say('Опитай пак', 'Try again'),
  findingOut: say('Проверяваме дали стана', 'We are finding out whether it was done'),
});

const inWindow = (draw: (say: BilingualText, language: Language) => ReactNode) =>
  story((say, language) => (
    <DialogWindow open texts={dialogTexts(say)} onClose={nothing}>
      {draw(say, language)}
    </DialogWindow>
  ));

const enterCode = (
  say: BilingualText,
  step: Partial<CodeStepProps>,
  sendsLeft = say('Остават 2 от 3 изпращания', '2 of 3 sends left'),
) => (
  <DialogContent
    title={say('Въведи кода', 'Enter the code')}
    text={
      <>
        {say('Пратихме SMS с шест цифри на', 'We texted six digits to')}{' '}
        <b className="whitespace-nowrap">0888 100 101</b>.{' '}
        <TextButton>{say('Друг номер', 'Another number')}</TextButton>
      </>
    }
    actions={
      <>
        <Button kind="primary" tall wide busy={step.checking ?? false}>
          {say('Потвърди', 'Confirm')}
        </Button>
        <Button kind="bare" wide>
          {say('Откажи', 'Cancel')}
        </Button>
      </>
    }
  >
    <CodeStep
      texts={{
        label: say('Код от SMS', 'Code from the text'),
        resendAfter: say('Нов код след', 'New code in'),
        resend: say('Прати нов код', 'Send a new code'),
        sendsLeft,
        waitAfterLastSend: say('Изпратихме три кода. Опитай след', 'We sent three codes. Try again in'),
      }}
      resendAt={inSeconds(24)}
      onComplete={nothing}
      onResend={nothing}
      {...step}
    />
  </DialogContent>
);

export const Code = inWindow((say) => enterCode(say, {}));

export const CodeRefused = inWindow((say) =>
  enterCode(say, {
    error: say(
      'Невалиден код. Провери последното съобщение и опитай пак.',
      'Wrong code. Check the last message and try again.',
    ),
  }),
);

export const CodeMayBeSentAgain = inWindow((say) => enterCode(say, { resendAt: null }));

export const CodeBeingChecked = inWindow((say) => enterCode(say, { checking: true }));

export const CodeSendsUsedUp = inWindow((say) =>
  enterCode(
    say,
    {
      resendAt: inSeconds(572),
      sendsUsedUp: true,
      locked: true,
      error: say('Това беше последният опит с този код.', 'That was the last try with this code.'),
    },
    say('Няма повече изпращания дотогава', 'No more sends until then'),
  ),
);

export const Bill = inWindow((say, language) => (
  <DialogContent
    title={say('Какво се променя в сметката', 'What changes on your bill')}
    text={say('За 0888 100 101: Екран за двама.', 'For 0888 100 101: Screen for two.')}
    actions={
      <>
        <Button kind="primary" tall wide>
          {say('Активирай я', 'Activate it')}
        </Button>
        <Button kind="bare" wide>
          {say('Назад към избора', 'Back to the choice')}
        </Button>
      </>
    }
  >
    <Receipt
      lines={[
        {
          key: 'today',
          now: true,
          title: say('Днес', 'Today'),
          note: say('Пускаме я веднага', 'We turn it on at once'),
          price: <Price prices={priceOf(0)} language={language} align="end" />,
        },
        {
          key: 'monthly',
          title: say('После всеки месец', 'Then every month'),
          note: say('Първо на сметката за ноември', 'First on the November bill'),
          price: <Price prices={priceOf(899)} language={language} signed align="end" />,
        },
      ]}
    />
    <Consequences
      items={[
        { key: 'term', shape: clockIcon, text: say('Без срок. Спираш я от утре.', 'No term. Stop it from tomorrow.') },
      ]}
    />
  </DialogContent>
));

export const Done = inWindow((say) => (
  <DialogContent
    scene={<SuccessScene />}
    title={say('Готово, активна е', 'Done, it is active')}
    text={say(
      'Екран за двама работи на 0888 100 101. Пратихме ти SMS с връзка за вход.',
      'Screen for two works on 0888 100 101. We texted you a link.',
    )}
    actions={
      <>
        <Button kind="primary" tall wide>
          {say('Виж активните', 'See the active ones')}
        </Button>
        <Button kind="bare" wide>
          {say('Отвори Екран за двама', 'Open Screen for two')}
        </Button>
      </>
    }
  />
));

export const Long = inWindow((say) => (
  <DialogContent
    title={say('Общи условия', 'Terms')}
    actions={
      <Button kind="primary" tall wide>
        {say('Прочетох ги', 'I have read them')}
      </Button>
    }
  >
    {Array.from({ length: 14 }, (_, paragraph) => (
      <p key={paragraph}>
        {paragraph + 1}.{' '}
        {say(
          'Услугата се активира за избрания номер и се таксува с месечната сметка до деактивирането ѝ.',
          'The service is activated for the chosen number and charged with the monthly bill until it is deactivated.',
        )}
      </p>
    ))}
  </DialogContent>
));

function NewAddress({ say }: { say: BilingualText }) {
  const [town, setTown] = useState<ComboboxOption | null>(null);
  return (
    <DialogContent
      title={say('Нов адрес', 'New address')}
      onSubmit={(event) => event.preventDefault()}
      actions={
        <Button type="submit" kind="primary" tall wide disabled={!town}>
          {say('Запази адреса', 'Save the address')}
        </Button>
      }
    >
      <Combobox
        texts={{ close: say('Затвори списъка', 'Close the list') }}
        label={say('Населено място', 'Town or village')}
        options={[
          { value: '2770', text: 'гр. Банско', aside: '2770' },
          { value: '4360', text: 'гр. Баня', aside: '4360' },
        ]}
        value={town}
        onValueChange={setTown}
        onQueryChange={nothing}
      />
      <Select
        label={say('Вид на адреса', 'Kind of address')}
        options={[
          { value: 'home', text: say('Домашен', 'Home') },
          { value: 'work', text: say('Служебен', 'Work') },
        ]}
      />
    </DialogContent>
  );
}

export const Form = inWindow((say) => <NewAddress say={say} />);

export const Loading = inWindow((say) => <DialogLoading texts={dialogTexts(say)} />);

function FirstStep({ say }: { say: BilingualText }) {
  return (
    <DialogContent
      title={say('Спираш Кинотека', 'You are stopping Kinoteka')}
      text={say('До 30.11. гледаш както досега.', 'You can watch until 30.11.')}
      actions={
        <>
          <Button kind="danger" tall wide onClick={() => replaceDialog('gallery.SecondStep', { say })}>
            {say('Деактивирай', 'Deactivate')}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {say('Остави я', 'Keep it')}
          </Button>
        </>
      }
    />
  );
}

function SecondStep({ say }: { say: BilingualText }) {
  return (
    <DialogContent
      title={say('Кинотека спира на 30.11.', 'Kinoteka stops on 30.11.')}
      text={say('Можеш да се откажеш до последния ден.', 'You can change your mind until the last day.')}
      actions={
        <Button kind="primary" tall wide onClick={() => void dismissDialog()}>
          {say('Добре', 'All right')}
        </Button>
      }
    />
  );
}

registerDialogs('gallery', {
  FirstStep: () => Promise.resolve(FirstStep),
  SecondStep: () => Promise.resolve(SecondStep),
  Lost: () => Promise.reject(new Error('offline')),
});

export const OpenedByName = story((say) => (
  <div className="flex flex-wrap gap-3">
    <Button
      onPointerEnter={() => preloadDialog('gallery.FirstStep')}
      onClick={() => openDialog('gallery.FirstStep', { say })}
    >
      {say('Спри Кинотека', 'Stop Kinoteka')}
    </Button>
    <Button onClick={() => openDialog('gallery.Lost', { say })}>{say('Отвори изгубения', 'Open the lost one')}</Button>
    <DialogHost texts={dialogTexts(say)} />
  </div>
));
