// Adds, edits, toggles and deletes port mappings. An edit contains only changes, but the whole mapping is validated.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { PortFwdBody, PortMapping } from '../contract.ts';
import {
  changedFields,
  completed,
  draftFields,
  hasInternalRange,
  invalidFields,
  mostMappings,
  nextFreePort,
  nextInstNumber,
  overlapping,
  reservedBy,
  type Claim,
  type Draft,
} from '../rules.ts';
import { portActions } from '../constants.ts';
import { listedMappings } from '../../server/present.ts';
import type { RouterChange } from '../../server/router-management/router-management.ts';
import type { RouterNow } from '../../server/router-now.ts';

type PortCode =
  | 'EC_Invalid_Request'
  | 'EC_Not_Found'
  | 'EC_Port_Already_Used'
  | 'EC_Port_Reserved'
  | 'EC_Too_Many_Ports'
  | 'EC_Msisdn_Already_Has_Processing_Request';

type PortDecision = RouterChange | null | Refusal<PortCode>;
type NewMapping = Omit<PortMapping, 'InstNumber'>;

export function changePorts(body: PortFwdBody) {
  return (now: RouterNow): PortDecision => {
    if (body.Action === portActions.add) return add(now, body);
    const listed = listedMappings(now).find(({ InstNumber }) => InstNumber === body.InstNumber);
    if (!listed) return body.InstNumber === undefined ? invalid('InstNumber') : refuse('EC_Not_Found');
    // The router gets one change of a mapping at a time.
    if (listed.IsPending) return refuse('EC_Msisdn_Already_Has_Processing_Request');
    const { IsPending: _, ...mapping } = listed;
    return body.Action === portActions.remove
      ? { kind: 'port-remove', InstNumber: mapping.InstNumber }
      : edit(now, mapping, body);
  };
}

function add(now: RouterNow, body: PortFwdBody): PortDecision {
  const device = deviceOf(now);
  const draft = completed(draftOf(body), device);
  const refused = refusalOfFields(now, draft) ?? refusalOfPlace(now, draft as NewMapping);
  if (refused) return refused;
  const listed = listedMappings(now);
  if (listed.length >= mostMappings) return refuse('EC_Too_Many_Ports');
  return { kind: 'port-add', mapping: { ...(draft as NewMapping), InstNumber: nextInstNumber(listed) } };
}

function edit(now: RouterNow, { InstNumber, ...before }: PortMapping, body: PortFwdBody): PortDecision {
  const merged = { ...before, ...draftOf(body) };
  const after = hasInternalRange(deviceOf(now)) ? merged : { ...merged, InternalEndPort: merged.InternalPort };
  const fields = changedFields(before, after);
  if (Object.keys(fields).length === 0) return null;
  const refused = refusalOfFields(now, after) ?? refusalOfPlace(now, after, InstNumber);
  return refused ?? { kind: 'port-edit', InstNumber, fields };
}

function draftOf(body: PortFwdBody): Draft {
  const given = draftFields.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]);
  const draft = Object.fromEntries(given) as Draft;
  return draft.PortMappingDescription === undefined
    ? draft
    : { ...draft, PortMappingDescription: draft.PortMappingDescription.trim() };
}

function refusalOfFields(now: RouterNow, draft: Draft): Refusal<PortCode> | null {
  const around = {
    device: deviceOf(now),
    available: now.wanted.AvailableProtocols,
    lanAddress: now.wanted.LanAddress,
  };
  const [field] = invalidFields(draft, around);
  return field ? invalid(field) : null;
}

/** A mapping must not use a port of the router or of another mapping. */
function refusalOfPlace(now: RouterNow, claim: Claim, own?: number): Refusal<PortCode> | null {
  const others = now.wanted.PortFwd.filter(({ InstNumber }) => InstNumber !== own);
  const free = nextFreePort(claim, others);
  if (reservedBy(claim)) return refuse('EC_Port_Reserved', { FreePort: free });
  const other = overlapping(claim, others);
  if (!other) return null;
  return refuse('EC_Port_Already_Used', { PortMappingDescription: other.PortMappingDescription, FreePort: free });
}

function invalid(field: string): Refusal<'EC_Invalid_Request'> {
  return refuse('EC_Invalid_Request', { Field: `body/${field}` });
}

function deviceOf({ router }: RouterNow) {
  return { DeviceType: router.device_type, InventoryPn: router.inventory_pn };
}
