import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());

it('a contract contains its dates, its holder and its services', async () => {
  const { status, body } = await maria.call('GET', '/customers/contracts/M1000101');
  expect(status).toBe(200);
  expect(body).toMatchObject({ contract_id: 'M1000101', holder_name: 'Мария Иванова' });
  expect((body as { services: object[] }).services).toHaveLength(6);
});

it('the services of the profile contain their contract, type, id, installation address and segment [PR-048, PR-064, PR-083]', async () => {
  const { body } = await maria.call('GET', '/customers/services');
  expect(body).toContainEqual(
    expect.objectContaining({
      contract_id: 'M1000101',
      service_type: 'HomeBroadband',
      service_id: '100000100301',
      installation_address: 'гр. София, ул. Шипка 12, ап. 7',
      effective_segment_id: 1,
    }),
  );
});

it('the name of the owner of a service is returned to the owner [PR-084]', async () => {
  const query = { serviceId: '359888100101' };
  expect((await maria.call('GET', '/customers/services/service-owner-name', { query })).body).toEqual({
    owner_name: 'Мария Иванова',
  });
});

it('the profile counts the documents to sign [PR-054]', async () => {
  expect((await maria.call('GET', '/user-profile/accounts')).body).toMatchObject({ documents_for_signing: 2 });
});
