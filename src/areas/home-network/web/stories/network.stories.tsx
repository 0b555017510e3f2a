import { DeviceMap } from '../device-map.tsx';
import { PortsTable } from '../../ports/web/ports-table.tsx';
import { GuestShare } from '../../guest/web/guest-share.tsx';
import { LineVerdict } from '../../line/web/line-verdict.tsx';
import { RequestNotice } from '../request-notice.tsx';
import { SaveBar } from '../../wifi/web/save-bar.tsx';
import { ShareCard } from '../share-card.tsx';
import { partStory } from './network-story.tsx';
import { device, msisdn } from './sample.ts';

export default { title: 'Home network/Parts' };

export const Map = partStory(() => <DeviceMap device={device} plan="500 Mbps" />);

export const MapWithoutSatellites = partStory(() => <DeviceMap device={{ ...device, Mesh: { MeshAgents: [] } }} />);

export const MapOfRouterThatIsOff = partStory(() => <DeviceMap device={{ ...device, IsOnline: false }} />);

export const Ports = partStory(() => <PortsTable msisdn={msisdn} device={device} />);

export const CodeForGuests = partStory(() => <ShareCard networks={device.NetworksDetails} />);

export const NoCodeForGuests = partStory(() => (
  <ShareCard networks={device.NetworksDetails.map((network) => ({ ...network, IsNetworkActive: false }))} />
));

export const GuestsInvited = partStory(() => <GuestShare guest={device.Guest!} />);

const found = { CheckedAt: '2026-11-15T08:00:00Z', LastContact: null, SignalDbm: -27.6 };

export const LineChecked = partStory(() => (
  <div className="grid gap-4">
    <LineVerdict checked="10:00" found={{ ...found, Finding: 'signal-weak', ActingParty: 'us' }} />
    <LineVerdict checked="10:00" found={{ ...found, Finding: 'session-down', ActingParty: 'you' }} />
    <LineVerdict checked="10:00" found={{ ...found, Finding: 'good', ActingParty: 'nobody', SignalDbm: -18 }} />
  </div>
));

export const UnsavedChanges = partStory(() => (
  <SaveBar
    changes={[
      { PropertyName: 'WifiName', BandType: 2, Value: 'Gosti 5G' },
      { PropertyName: 'WifiPassword', BandType: 2, Value: 'Nova.2026-parola' },
    ]}
    onClose={() => undefined}
    onSave={() => undefined}
  />
));

const request = { RequestId: '1', Kind: 'wifi', BandTypes: [2], RequestedAt: '2026-11-15T08:00:00Z' } as const;

export const Requests = partStory(() => (
  <div className="grid gap-4">
    <RequestNotice
      home="100000100301"
      device={{ ...device, Requests: [{ ...request, BandTypes: [2], State: 'accepted', FinishedAt: null }] }}
    />
    <RequestNotice
      home="100000100301"
      device={{ ...device, Requests: [{ ...request, BandTypes: [2], State: 'queued', FinishedAt: null }] }}
    />
    <RequestNotice
      home="100000100301"
      device={{
        ...device,
        Requests: [{ ...request, BandTypes: [2], State: 'failed', FinishedAt: '2026-11-15T08:01:00Z' }],
      }}
    />
  </div>
));
