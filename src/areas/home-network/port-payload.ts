// What the port dialogs hand over, and the same thing as the call carries it.

import type { PortFwdBody } from './contract.ts';
import type { Draft } from './port-rules.ts';
import type { PortAction, Protocol } from './words.ts';

export type PortPayload = {
  msisdn: string;
  phone_no: string;
  action: PortAction;
  inst_number?: number | undefined;
  internal_client?: string | undefined;
  port_mapping_description?: string | undefined;
  external_port?: number | undefined;
  external_port_end_range?: number | undefined;
  internal_port?: number | undefined;
  internal_end_port?: number | undefined;
  port_mapping_enabled?: boolean | undefined;
  port_mapping_protocol?: Protocol | undefined;
};

export function portPayload(msisdn: string, action: PortAction, draft: Draft, instNumber?: number): PortPayload {
  return {
    msisdn,
    phone_no: msisdn,
    action,
    inst_number: instNumber,
    internal_client: draft.InternalClient,
    port_mapping_description: draft.PortMappingDescription?.trim(),
    external_port: draft.ExternalPort,
    external_port_end_range: draft.ExternalPortEndRange,
    internal_port: draft.InternalPort,
    internal_end_port: draft.InternalEndPort,
    port_mapping_enabled: draft.PortMappingEnabled,
    port_mapping_protocol: draft.PortMappingProtocol,
  };
}

/** Absent fields are left out: on an edit they stay as they are. */
export function portBody(payload: PortPayload): PortFwdBody {
  const body = {
    Msisdn: payload.msisdn,
    PhoneNo: payload.phone_no,
    Action: payload.action,
    InstNumber: payload.inst_number,
    InternalClient: payload.internal_client,
    PortMappingDescription: payload.port_mapping_description,
    ExternalPort: payload.external_port,
    ExternalPortEndRange: payload.external_port_end_range,
    InternalPort: payload.internal_port,
    InternalEndPort: payload.internal_end_port,
    PortMappingEnabled: payload.port_mapping_enabled,
    PortMappingProtocol: payload.port_mapping_protocol,
  };
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as PortFwdBody;
}
