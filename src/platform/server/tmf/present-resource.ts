// The representation of a resource in answers and events.

import type { TmfObject, TmfResource } from './resource.ts';
import { tmfBase } from './tmf-base.ts';

export function presentResource(
  { api, name, type }: TmfResource,
  { id, ...rest }: TmfObject,
  fields: readonly string[] | null = null,
) {
  const shown = fields
    ? Object.entries(rest).filter(([attribute]) => fields.includes(attribute))
    : Object.entries(rest);
  const href = `${tmfBase}${api.path}/${name}/${encodeURIComponent(id)}`;
  return { id, href, '@type': type, ...Object.fromEntries(shown) };
}
