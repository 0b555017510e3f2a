import { useQuery } from '@tanstack/react-query';
import type { Result } from '#platform/endpoint.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { catalogueItems, catalogueKinds, countHolders } from '../contract.ts';

export type CatalogueResource = Result<typeof catalogueKinds>[number];
export type Field = CatalogueResource['fields'][number];
export type Item = Result<typeof catalogueItems>[number];

export function useKinds() {
  const api = useApi();
  return useQuery({
    queryKey: ['catalogue-kinds'],
    queryFn: ({ signal }) => api.call(catalogueKinds, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useItems(kind: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['catalogue', kind],
    queryFn: ({ signal }) => api.call(catalogueItems, { params: { kind }, signal }),
  });
}

export function useHolders(kind: string, item: readonly string[], isNew: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['catalogue-holders', kind, item],
    queryFn: ({ signal }) => api.call(countHolders, { params: { kind }, body: { item: [...item] }, signal }),
    enabled: !isNew,
  });
}
