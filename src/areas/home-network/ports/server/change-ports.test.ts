import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '#testing/audit-of.ts';
import { camera, openHome, properties, said, type HomePortal } from '#testing/home-network.ts';

let maria: HomePortal;

beforeEach(async () => {
  maria = await openHome();
});
afterEach(() => maria.portal.close());

describe('port mappings', () => {
  it('are added with the next free number [HN-003, HN-100, HN-103]', async () => {
    expect(said(await maria.ports(camera))).toBe('202');
    const { Action: _, ...fields } = camera;
    expect(await maria.mapping(4)).toEqual({ ...fields, InstNumber: 4, IsPending: true });
    await maria.later();
    expect(await maria.mapping(4)).toEqual({ ...fields, InstNumber: 4, IsPending: false });
    expect(await auditOf(maria.portal, 'router.port-add')).toHaveLength(1);
  });

  it('are edited by their changed fields; others stay [HN-094, HN-104]', async () => {
    const before = (await maria.mapping(1))!;
    expect(said(await maria.ports({ InstNumber: 1, Action: 2, ExternalPort: 9000, ExternalPortEndRange: 9001 }))).toBe(
      '202',
    );
    await maria.later();
    expect(await maria.mapping(1)).toEqual({ ...before, ExternalPort: 9000, ExternalPortEndRange: 9001 });
  });

  it('are toggled by an edit of that field, and deleted [HN-101, HN-102]', async () => {
    expect(said(await maria.ports({ InstNumber: 1, Action: 2, PortMappingEnabled: false }))).toBe('202');
    expect(said(await maria.ports({ InstNumber: 2, Action: 3 }))).toBe('202');
    expect(await maria.mapping(2)).toMatchObject({ IsPending: true });
    await maria.later();
    expect(await maria.mapping(1)).toMatchObject({ PortMappingEnabled: false });
    expect(await maria.mapping(2)).toBeUndefined();
    expect(said(await maria.ports({ InstNumber: 2, Action: 3 }))).toBe('404 EC_Not_Found');
    expect(await auditOf(maria.portal, 'router.port-remove')).toHaveLength(1);
  });

  it('refuse changes while one is pending', async () => {
    await maria.ports({ InstNumber: 1, Action: 2, PortMappingEnabled: false });
    const answer = await maria.ports({ InstNumber: 1, Action: 3 });
    expect(said(answer)).toBe('409 EC_Msisdn_Already_Has_Processing_Request');
  });

  it('that overlap are refused with the name of the other one and a free port', async () => {
    const answer = await maria.ports({
      ...camera,
      ExternalPort: 8440,
      ExternalPortEndRange: 8443,
      PortMappingProtocol: 3,
    });
    expect([said(answer), properties(answer)]).toEqual([
      '409 EC_Port_Already_Used',
      { PortMappingDescription: 'Камера на входа', FreePort: 8444 },
    ]);
    expect(
      said(await maria.ports({ ...camera, ExternalPort: 8443, ExternalPortEndRange: 8443, PortMappingProtocol: 2 })),
    ).toBe('202');
    expect(
      said(
        await maria.ports({
          InstNumber: 1,
          Action: 2,
          ExternalPort: 3479,
          ExternalPortEndRange: 3481,
          PortMappingProtocol: 2,
        }),
      ),
    ).toBe('409 EC_Port_Already_Used');
  });

  it('have no internal range on types other than 116, only the internal port [HN-089, HN-111]', async () => {
    const elena = await maria.at('elena');
    const inverted = { ...camera, InternalPort: 9000, InternalEndPort: 80 };
    expect(said(await elena.ports(inverted))).toBe('202');
    await maria.later();
    expect(await elena.mapping(2)).toMatchObject({ InternalPort: 9000, InternalEndPort: 9000 });
  });

  it('accept only the protocols of the device type that the device supports [HN-095, HN-096, HN-114]', async () => {
    const by = async (home: 'villa' | 'elena' | 'pekarna', PortMappingProtocol: number) =>
      said(await (await maria.at(home)).ports({ ...camera, PortMappingProtocol }));
    expect([await by('villa', 3), await by('villa', 2)]).toEqual(['400 EC_Invalid_Request', '202']);
    expect([await by('pekarna', 2), await by('pekarna', 3)]).toEqual(['400 EC_Invalid_Request', '202']);
    expect(await by('elena', 3)).toBe('202');
  });

  it('without an internal port use the external one', async () => {
    expect(said(await maria.ports({ ...camera, InternalPort: undefined, InternalEndPort: undefined }))).toBe('202');
    expect(await maria.mapping(4)).toMatchObject({ InternalPort: 8444, InternalEndPort: 8444 });
  });

  it('never share a port under concurrent requests, and never exceed their limit', async () => {
    const same = await Promise.all(
      Array.from({ length: 6 }, () => maria.ports({ ...camera, ExternalPort: 9100, ExternalPortEndRange: 9100 })),
    );
    expect(same.filter(({ status }) => status === 202)).toHaveLength(1);
    for (let port = 9200; (await maria.device()).PortFwd.length < 32; port++) {
      await maria.ports({ ...camera, ExternalPort: port, ExternalPortEndRange: port });
    }
    expect(said(await maria.ports(camera))).toBe('409 EC_Too_Many_Ports');
  });

  it('requested again with the same key are added once', async () => {
    const headers = { 'idempotency-key': 'the-same-key' };
    expect([said(await maria.ports(camera, headers)), said(await maria.ports(camera, headers))]).toEqual([
      '202',
      '202',
    ]);
    expect((await maria.device()).PortFwd).toHaveLength(4);
  });
});
