// The request bodies of the port dialogs.

import type { PortFwdBody } from './contract.ts';
import type { Draft } from './rules.ts';
import type { PortAction } from './constants.ts';

/** Absent fields are omitted: an edit leaves them unchanged. */
export function portBody(msisdn: string, action: PortAction, draft: Draft, instNumber?: number): PortFwdBody {
  const body = {
    Msisdn: msisdn,
    PhoneNo: msisdn,
    Action: action,
    InstNumber: instNumber,
    InternalClient: draft.InternalClient,
    PortMappingDescription: draft.PortMappingDescription?.trim(),
    ExternalPort: draft.ExternalPort,
    ExternalPortEndRange: draft.ExternalPortEndRange,
    InternalPort: draft.InternalPort,
    InternalEndPort: draft.InternalEndPort,
    PortMappingEnabled: draft.PortMappingEnabled,
    PortMappingProtocol: draft.PortMappingProtocol,
  };
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as PortFwdBody;
}
