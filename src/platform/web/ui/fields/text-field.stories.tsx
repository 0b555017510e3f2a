import { searchIcon } from '#platform/web/art/icons/shell.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

export default { title: 'Forms/Text field' };

export const Filled = story((say) => (
  <div className="grid max-w-[25rem] gap-5">
    <TextField label={say('Имейл', 'Email')} type="email" autoComplete="username" defaultValue="maria@demo.abonat.bg" />
    <PasswordField
      label={say('Парола', 'Password')}
      autoComplete="current-password"
      defaultValue="Abonat!2026"
      texts={{ show: say('Покажи паролата', 'Show the password'), hide: say('Скрий паролата', 'Hide the password') }}
    />
  </div>
));

export const WithHelp = story((say) => (
  <div className="grid max-w-[25rem] gap-5">
    <TextField
      label={say('Име на мрежата', 'Network name')}
      help={say('До 32 знака. Така я виждат устройствата вкъщи.', 'Up to 32 characters. Devices at home see it.')}
      mark={say('променено', 'changed')}
      defaultValue="Ivanovi 5G"
    />
    <TextField
      label={say('Друга сума', 'Another amount')}
      inputMode="numeric"
      suffix="€"
      defaultValue="25"
      help={say('Цели евро, от 1 до 100.', 'Whole euros, from 1 to 100.')}
    />
    <TextField label={say('Държава', 'Country')} shape={searchIcon} placeholder={say('Къде отиваш?', 'Where to?')} />
  </div>
));

export const WithError = story((say) => (
  <div className="grid max-w-[25rem] gap-5">
    <TextField
      label={say('Отвън, от порт', 'Outside, from port')}
      inputMode="numeric"
      defaultValue="8443"
      error={say(
        'Портът вече се използва. 8443 води до „Камера на входа“.',
        'The port is taken. 8443 leads to “Front door camera”.',
      )}
      help={say('Свободен е 8444.', '8444 is free.')}
    />
    <PasswordField
      label={say('Нова парола', 'New password')}
      autoComplete="new-password"
      defaultValue="abonat"
      error={say('Поне 8 знака, с главна буква и цифра.', 'At least 8 characters, with a capital letter and a digit.')}
      texts={{ show: say('Покажи паролата', 'Show the password'), hide: say('Скрий паролата', 'Hide the password') }}
    />
  </div>
));

export const Disabled = story((say) => (
  <div className="max-w-[25rem]">
    <TextField
      label={say('Улица', 'Street')}
      placeholder={say('първо избери място', 'choose a place first')}
      disabled
    />
  </div>
));

export const ManyLines = story((say) => (
  <div className="grid max-w-[25rem] gap-5">
    <TextArea
      label={say('Сайтове, по един на ред', 'Sites, one per line')}
      defaultValue={'igri.example\nkazino.example'}
      help={say('2 нови, 0 вече са в списъка.', '2 new, 0 already listed.')}
    />
    <TextArea
      label={say('Сайтове, по един на ред', 'Sites, one per line')}
      defaultValue="не е сайт"
      error={say('Това не е сайт.', 'This is not a site.')}
    />
  </div>
));
