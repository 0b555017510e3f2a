import { describe, expect, it } from 'vitest';
import { serviceTypes } from '#platform/service-type.ts';
import { byContract, serviceIdentity } from './rules.ts';

describe('a service in the list of a contract', () => {
  const service = { service_id: '359888100101', installation_address: 'гр. София, ул. Шипка 12' };

  it('shows the installation address of broadband [PR-030]', () => {
    expect(serviceIdentity({ ...service, service_type: 'HomeBroadband' })).toBe('гр. София, ул. Шипка 12');
  });

  it.each(serviceTypes.filter((type) => type !== 'HomeBroadband'))(
    'shows the number of the type %s, with 0 instead of 359 [PR-031, PR-032]',
    (service_type) => expect(serviceIdentity({ ...service, service_type }).replace(/\s/g, '')).toBe('0888100101'),
  );

  it('is grouped by its contract', () => {
    const services = ['A', 'B', 'A'].map((contract_id, index) => ({ contract_id, index }));
    expect(byContract(services).map(({ contractId, services: own }) => [contractId, own.length])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
  });
});
