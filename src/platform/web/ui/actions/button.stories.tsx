import { Icon } from '#platform/web/art/icon.tsx';
import { retryIcon } from '#platform/web/art/icons/shell.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { Button, ButtonLink } from './button.tsx';
import { TextButton } from './text-link.tsx';

export default { title: 'Buttons/Button' };

export const Kinds = story((say) => (
  <div className="flex flex-wrap gap-3">
    <Button kind="primary">{say('Запази я', 'Keep it')}</Button>
    <Button>{say('Остави я активна', 'Leave it active')}</Button>
    <Button kind="bare">{say('Откажи', 'Cancel')}</Button>
    <Button kind="outline">{say('Виж детайли', 'See details')}</Button>
    <Button kind="danger">{say('Деактивирай', 'Deactivate')}</Button>
    <Button>
      <Icon shape={retryIcon} size="s" />
      {say('Опитай пак', 'Try again')}
    </Button>
    <ButtonLink href="#extras">{say('Избери екстра', 'Choose an extra')}</ButtonLink>
  </div>
));

export const Busy = story((say) => (
  <div className="flex flex-wrap gap-3">
    <Button kind="primary" busy>
      {say('Активираме', 'Activating')}
    </Button>
    <Button busy>{say('Запазваме', 'Saving')}</Button>
    <Button kind="bare" busy>
      {say('Пращаме', 'Sending')}
    </Button>
    <Button kind="danger" busy>
      {say('Спираме', 'Stopping')}
    </Button>
  </div>
));

export const Disabled = story((say) => (
  <div className="flex flex-wrap gap-3">
    <Button kind="primary" disabled>
      {say('Отвори вратата', 'Open the door')}
    </Button>
    <Button disabled>{say('Запази адреса', 'Save the address')}</Button>
    <Button kind="bare" disabled>
      {say('Откажи', 'Cancel')}
    </Button>
  </div>
));

export const TallAndWide = story((say) => (
  <div className="grid max-w-[25rem] gap-1">
    <Button kind="primary" tall wide>
      {say('Потвърди', 'Confirm')}
    </Button>
    <Button kind="bare" wide>
      {say('Назад към избора', 'Back to the choice')}
    </Button>
  </div>
));

export const InText = story((say) => (
  <p>
    {say('Пратихме SMS с шест цифри на 0888 100 101.', 'We texted six digits to 0888 100 101.')}{' '}
    <TextButton>{say('Друг номер', 'Another number')}</TextButton>
  </p>
));
