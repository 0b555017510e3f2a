import { expect, it } from 'vitest';
import { draftOf, emptyPort, isSamePort, portValues, withFrom, withPreset } from './form.ts';
import { presets } from './presets.ts';
import { invalidFields } from './rules.ts';

const ranged = { DeviceType: 116, InventoryPn: '1' };
const plain = { DeviceType: 120, InventoryPn: '1' };
const around = { device: plain, available: [], lanAddress: '192.168.1.1' };
const filled = { ...emptyPort, name: ' Камера ', address: '192.168.1.20', from: '80', to: '80', protocol: 1 } as const;

it('the input becomes a mapping', () => {
  expect(draftOf(filled, plain)).toEqual({
    PortMappingDescription: 'Камера',
    InternalClient: '192.168.1.20',
    ExternalPort: 80,
    ExternalPortEndRange: 80,
    InternalPort: 80,
    InternalEndPort: 80,
    PortMappingProtocol: 1,
    PortMappingEnabled: true,
  });
});

it('a mapping is the same after a round trip through the form [HN-094]', () => {
  const mapping = {
    InstNumber: 1,
    PortMappingDescription: 'Игри',
    InternalClient: '192.168.1.31',
    ExternalPort: 3478,
    ExternalPortEndRange: 3480,
    InternalPort: 4000,
    InternalEndPort: 4002,
    PortMappingProtocol: 2 as const,
    PortMappingEnabled: true,
  };
  const { InstNumber: _, ...draft } = mapping;
  expect(draftOf(portValues(mapping), ranged)).toEqual(draft);
});

it('the end of the internal range is sent only to devices that have one [HN-094]', () => {
  const wide = { ...filled, to: '90', insideFrom: '8000', insideTo: '8005' };
  expect(draftOf(wide, ranged)).toMatchObject({ InternalPort: 8000, InternalEndPort: 8005 });
  expect(draftOf(wide, plain).InternalEndPort).not.toBe(8005);
});

it.each(['', 'осемдесет', '80a', '1e3', '-5', '0', '65536'])('%j is not a valid external port [HN-093]', (from) => {
  expect(invalidFields(draftOf({ ...filled, from }, plain), around)).toContain('ExternalPort');
});

it('the end of the external range is required, and follows the start while both are equal [HN-093]', () => {
  expect(invalidFields(draftOf({ ...filled, to: '' }, plain), around)).toEqual(['ExternalPortEndRange']);
  expect(withFrom(filled, '81')).toMatchObject({ from: '81', to: '81' });
  expect(withFrom({ ...filled, to: '90' }, '81')).toMatchObject({ from: '81', to: '90' });
});

it('a preset fills in its ports, and a protocol that the device supports [HN-095]', () => {
  const [, xbox] = presets.game;
  expect(withPreset(emptyPort, xbox!, 'Xbox', [1, 2, 3])).toMatchObject({ from: '3074', to: '3074', protocol: 3 });
  expect(withPreset(emptyPort, xbox!, 'Xbox', [1, 2])).toMatchObject({ protocol: 1 });
  expect(withPreset(emptyPort, presets.camera[0], 'Камера', [1])).toMatchObject({ from: '8443', insideFrom: '443' });
});

it('two forms are equal until one field differs', () => {
  expect(isSamePort(filled, { ...filled })).toBe(true);
  for (const field of Object.keys(emptyPort)) {
    expect(isSamePort(filled, { ...filled, [field]: 'changed' })).toBe(false);
  }
});
