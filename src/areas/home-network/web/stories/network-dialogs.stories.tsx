import { AddPortDialog } from '../../ports/web/dialogs/add-port-dialog.tsx';
import { EditPortDialog } from '../../ports/web/dialogs/edit-port-dialog.tsx';
import { DeviceDialog } from '../../devices/web/dialogs/device-dialog.tsx';
import { ErrorDialog } from '../dialogs/error-dialog.tsx';
import { InfoDialog } from '../dialogs/info-dialog.tsx';
import { LoaderDialog } from '../dialogs/loader-dialog.tsx';
import { MeshSignalInfoDialog } from '../dialogs/mesh-signal-info-dialog.tsx';
import { SuccessDialog } from '../dialogs/success-dialog.tsx';
import { dialogStory } from './network-story.tsx';
import { msisdn } from './sample.ts';

export default { title: 'Home network/Dialogs' };

export const AddPort = dialogStory(() => <AddPortDialog msisdn={msisdn} />);

export const EditPort = dialogStory(() => <EditPortDialog msisdn={msisdn} instNumber={2} />);

export const DeviceAtHome = dialogStory(() => <DeviceDialog msisdn={msisdn} mac="02:AB:0A:00:84:1F" />);

export const Error = dialogStory((say) => (
  <ErrorDialog
    isPending={false}
    text={say('Някой друг промени настройките междувременно.', 'Somebody else changed the settings meanwhile.')}
  />
));

export const Info = dialogStory((say) => (
  <InfoDialog
    title={say('Канал', 'Channel')}
    text={say('Част от въздуха, в която работи мрежата.', 'The part of the air the network works in.')}
  />
));

export const InfoToConfirm = dialogStory((say) => (
  <InfoDialog
    title={say('Да запазим ли промените?', 'Save the changes?')}
    text={say('Всичко, свързано към 5 GHz, ще изгуби мрежата.', 'Everything on 5 GHz will lose the network.')}
    lines={[
      { key: 'name', label: say('5 GHz · Име на мрежата', '5 GHz · Network name'), value: 'Gosti 5G' },
      { key: 'wps', label: '5 GHz · WPS', value: say('включено', 'on') },
    ]}
    confirm={{
      label: say('Запази промените', 'Save the changes'),
      back: say('Още не', 'Not yet'),
      run: () => undefined,
    }}
  />
));

export const Loader = dialogStory((say) => (
  <LoaderDialog title={say('Изпращаме промените към рутера', 'Sending the changes to the router')} />
));

export const MeshSignalInfo = dialogStory((say) => (
  <MeshSignalInfoDialog name={say('Усилвател 3', 'Satellite 3')} serialNumber="70AA07" />
));

export const Success = dialogStory((say) => (
  <SuccessDialog leadsTo="rules" text={say('Приехме промените.', 'We have your changes.')} />
));
