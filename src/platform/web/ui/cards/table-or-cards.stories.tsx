import { cameraIcon, gameIcon, serverIcon } from '#platform/web/art/icons/devices.ts';
import { editIcon, trashIcon } from '#platform/web/art/icons/actions.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { Disc } from './disc.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Switch } from '../fields/switch.tsx';
import { TableOrCards } from './table-or-cards.tsx';

export default { title: 'Content/Table or cards' };

export const Ports = story((say) => {
  const rules = [
    {
      name: say('Камера на входа', 'Front door camera'),
      shape: cameraIcon,
      device: '192.168.1.24',
      outside: '8443',
      inside: '443',
      open: true,
    },
    {
      name: say('Игрите на Боян', 'Boyan’s games'),
      shape: gameIcon,
      device: '192.168.1.31',
      outside: '3478–3480',
      inside: '3478–3480',
      open: true,
    },
    {
      name: say('Снимките вкъщи', 'Photos at home'),
      shape: serverIcon,
      device: '192.168.1.40',
      outside: '5001',
      inside: '5001',
      open: false,
    },
  ];
  return (
    <TableOrCards
      caption={say('Отворени портове', 'Open ports')}
      rows={rules}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          title: say('Услуга', 'Service'),
          cell: ({ name, shape, open }) => (
            <span className="flex items-center gap-4">
              <Disc shape={shape} tone={open ? 'waiting' : 'calm'} />
              <span>
                <b>{name}</b>
                <small>{open ? say('Отворена', 'Open') : say('Затворена', 'Closed')}</small>
              </span>
            </span>
          ),
        },
        { key: 'device', title: say('Устройство', 'Device'), cell: ({ device }) => device },
        { key: 'outside', title: say('Отвън', 'Outside'), cell: ({ outside }) => <b>{outside}</b> },
        { key: 'inside', title: say('Вкъщи', 'Inside'), cell: ({ inside }) => <b>{inside}</b> },
        {
          key: 'open',
          title: say('Отворена', 'Open'),
          control: 'beside',
          cell: ({ name, open }) => (
            <Switch label={say(`${name} е отворена`, `${name} is open`)} labelHidden defaultChecked={open} />
          ),
        },
        {
          key: 'actions',
          title: say('Действия', 'Actions'),
          control: 'below',
          cell: ({ name }) => (
            <>
              <IconButton label={say(`Промени ${name}`, `Change ${name}`)} shape={editIcon} />
              <IconButton label={say(`Изтрий ${name}`, `Delete ${name}`)} shape={trashIcon} />
            </>
          ),
        },
      ]}
    />
  );
});
