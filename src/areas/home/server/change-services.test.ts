import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import type { ProfileService } from '../contract.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const services = async (who: Browser) => (await who.call('GET', '/customers/services')).body as ProfileService[];
const labelOf = async (who: Browser, id: string) => (await services(who)).find((each) => each.service_id === id)?.label;
const name = (who: Browser, id: string, label: string) =>
  who.call('PUT', `/customers/services/${id}/label`, { body: { label } });

it('a number has a separate name for each account', async () => {
  const pekarna = await portal.browser().signIn('pekarna');
  const ivan = await portal.browser().signIn('ivan');
  expect([await labelOf(pekarna, '359888100501'), await labelOf(ivan, '359888100501')]).toEqual(['Доставки', null]);
  expect((await name(ivan, '359888100501', '  Служебен ')).status).toBe(204);
  expect([await labelOf(pekarna, '359888100501'), await labelOf(ivan, '359888100501')]).toEqual([
    'Доставки',
    'Служебен',
  ]);
  await name(pekarna, '359888100501', '');
  expect([await labelOf(pekarna, '359888100501'), await labelOf(ivan, '359888100501')]).toEqual([null, 'Служебен']);
});

it('a name is at most thirty characters', async () => {
  const maria = await portal.browser().signIn('maria');
  expect((await name(maria, '359888100102', 'а'.repeat(30))).status).toBe(204);
  expect((await name(maria, '359888100102', 'а'.repeat(31))).status).toBe(400);
});

it('a service contains its owner, and its pid only for the owner', async () => {
  const [maria, ivan] = [await portal.browser().signIn('maria'), await portal.browser().signIn('ivan')];
  expect((await services(maria))[0]).toMatchObject({ pid: '8307099971', holder_name: 'Мария Иванова', owner: true });
  expect((await services(ivan))[0]).toMatchObject({ pid: null, holder_name: 'Пекарна Слънце ЕООД', owner: false });
});

it('a removed service leaves one profile, and stays in others with its contract', async () => {
  const ivan = await portal.browser().signIn('ivan');
  const pekarna = await portal.browser().signIn('pekarna');
  expect((await ivan.call('DELETE', '/customers/services/359888100501')).status).toBe(204);
  expect(await services(ivan)).toEqual([]);
  expect(await ivan.call('DELETE', '/customers/services/359888100501')).toMatchObject({ status: 403 });
  expect((await services(pekarna)).map(({ service_id }) => service_id)).toContain('359888100501');
  await pekarna.call('DELETE', '/customers/services/359888100502');
  expect((await services(pekarna)).map(({ service_id }) => service_id)).not.toContain('359888100502');
  expect((await pekarna.call('GET', '/customers/contracts/M2000501')).status).toBe(200);
});
