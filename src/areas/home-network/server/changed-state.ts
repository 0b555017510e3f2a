// A router's state after a change is applied.

import type { NetworkDetail } from '../wifi/contract.ts';
import type { RouterChange, RouterState, WifiValue } from './router-management/router-management.ts';

export function changedState(state: RouterState, change: RouterChange): RouterState {
  switch (change.kind) {
    case 'wifi':
      return {
        ...state,
        NetworksDetails: state.NetworksDetails.map((network) => changedNetwork(network, change.values)),
      };
    case 'port-add': {
      const others = state.PortFwd.filter(({ InstNumber }) => InstNumber !== change.mapping.InstNumber);
      return { ...state, PortFwd: [...others, change.mapping].toSorted((a, b) => a.InstNumber - b.InstNumber) };
    }
    case 'port-edit':
      return {
        ...state,
        PortFwd: state.PortFwd.map((each) =>
          each.InstNumber === change.InstNumber ? { ...each, ...change.fields } : each,
        ),
      };
    case 'port-remove':
      return { ...state, PortFwd: state.PortFwd.filter(({ InstNumber }) => InstNumber !== change.InstNumber) };
    case 'guest':
      return { ...state, Guest: state.Guest && { ...state.Guest, ...change.guest } };
    case 'device':
      return {
        ...state,
        Hosts: state.Hosts.map((host) => (host.Mac === change.Mac ? { ...host, IsStopped: change.IsStopped } : host)),
      };
    case 'restart':
      return state;
    case 'dmz':
    default:
      return { ...state, Dmz: change.dmz };
  }
}

function changedNetwork(network: NetworkDetail, values: readonly WifiValue[]): NetworkDetail {
  const own = values.filter(({ BandType }) => BandType === network.BandType);
  return { ...network, ...Object.fromEntries(own.map(({ PropertyName, Value }) => [PropertyName, Value])) };
}
