// Speedy's address data through its location service: POST {url}/location/… with the operator's credentials.

import { requestOutside } from '#platform/server/partners/outbound-http.ts';
import type { SpeedySettings } from './speedy-settings.ts';
import type { City, Quarter, Street } from '../../contract.ts';
import { AddressSearchUnavailable, isPostCode, mostFound, type AddressSearch } from './address-search.ts';

const bulgaria = 100;

type Site = {
  id: number;
  countryId?: number;
  type?: string;
  name: string;
  municipality?: string;
  region?: string;
  postCode?: string;
};
type Part = { id: number; siteId: number; type?: string; name: string };

export function speedyAddressSearch(settings: SpeedySettings, timeoutMs = 3_000): AddressSearch {
  const ask = async <Answer>(path: string, asked: Record<string, unknown>): Promise<Answer> => {
    try {
      const response = await requestOutside(`${settings.url}/location/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userName: settings.userName, password: settings.password, language: 'BG', ...asked }),
        timeoutMs,
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const answer = (await response.json()) as Answer & { error?: { message?: string } };
      if (answer.error) throw new Error(answer.error.message ?? 'an error');
      return answer;
    } catch (cause) {
      throw new AddressSearchUnavailable('The address service does not answer.', { cause });
    }
  };
  const parts = async (kind: 'complex' | 'street', siteId: number, name: string) => {
    const answer = await ask<{ complexes?: Part[]; streets?: Part[] }>(kind, { siteId, name });
    return (kind === 'complex' ? answer.complexes : answer.streets) ?? [];
  };
  const part = async (kind: 'complex' | 'street', siteId: number, id: number) => {
    const answer = await ask<{ complex?: Part; street?: Part }>(`${kind}/${id}`, {});
    const found = kind === 'complex' ? answer.complex : answer.street;
    return found?.siteId === siteId ? found : null;
  };
  return {
    async cities(typed) {
      const by = isPostCode(typed) ? { postCode: typed } : { name: typed };
      const { sites = [] } = await ask<{ sites?: Site[] }>('site', { countryId: bulgaria, ...by });
      return sites.slice(0, mostFound).map(cityOf);
    },
    quarters: async (siteId, name) => (await parts('complex', siteId, name)).slice(0, mostFound).map(quarterOf),
    streets: async (siteId, name) => (await parts('street', siteId, name)).slice(0, mostFound).map(streetOf),
    async findCity(siteId) {
      const { site } = await ask<{ site?: Site }>(`site/${siteId}`, {});
      return site ? cityOf(site) : null;
    },
    async findQuarter(siteId, id) {
      const found = await part('complex', siteId, id);
      return found ? quarterOf(found) : null;
    },
    async findStreet(siteId, id) {
      const found = await part('street', siteId, id);
      return found ? streetOf(found) : null;
    },
  };
}

function cityOf(site: Site): City {
  return {
    site_id: site.id,
    city: site.name,
    city_type: site.type ?? '',
    region: site.region ?? '',
    municipality: site.municipality ?? '',
    post_code: site.postCode ?? '',
    country_id: site.countryId ?? bulgaria,
  };
}

const named = ({ type, name }: Part) => (type ? `${type} ${name}` : name);
const quarterOf = (part: Part): Quarter => ({ quarter_id: part.id, quarter_name: named(part) });
const streetOf = (part: Part): Street => ({ street_id: part.id, street_name: named(part) });
