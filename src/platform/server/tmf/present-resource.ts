// The representation of a resource in answers and events, with the addresses of the resources it refers to.

import type { TmfObject, TmfResource } from './resource.ts';
import { tmfAddress } from './tmf-base.ts';

export type PresentedResource = { id: string; href: string; '@type': string };

export type Presenter = (
  resource: TmfResource,
  item: TmfObject,
  fields?: readonly string[] | null,
) => PresentedResource;

export function createPresenter(publicUrl: string | undefined, resources: readonly TmfResource[]): Presenter {
  const hrefOf = ({ api, name }: TmfResource, id: string) =>
    tmfAddress(publicUrl, `${api.path}/${name}/${encodeURIComponent(id)}`);
  const byType = new Map(resources.map((resource) => [resource.type, resource]));

  function withAddresses(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(withAddresses);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withAddresses(each)]));
    const { id, '@referredType': referred, '@type': type = referred } = inner;
    const target = typeof type === 'string' ? byType.get(type) : undefined;
    return target && typeof id === 'string' ? { id, href: hrefOf(target, id), ...inner } : inner;
  }

  return (resource, { id, ...rest }, fields = null) => {
    const shown = Object.entries(rest).filter(([attribute]) => fields === null || fields.includes(attribute));
    const attributes = withAddresses(Object.fromEntries(shown)) as object;
    return { id, href: hrefOf(resource, id), '@type': resource.type, ...attributes };
  };
}
