// Settings of a brand: pictures and names of extras.

import { defaultBrand } from '#platform/current-brand.ts';
import { webBase } from '#platform/web-base.ts';
import { is_withdrawn, key, text } from '../fields.ts';
import { defineImportedResource } from '../imported-resource.ts';

export const brandSettingsKind = defineImportedResource(
  {
    brand: key('The brand, as in BRAND'),
    key: key('The setting: CODE_image, CODE_service_name, GROUP_image_web'),
    value: text('An address or data URL of a picture, or a name', { max: 400 }),
    is_withdrawn,
  },
  {
    name: 'brand-settings',
    about: 'Pictures and names of extras that replace the usual ones for a brand.',
    examples: [{ brand: defaultBrand.id, key: '70101_image', value: `${webBase}/pictures/20101.svg` }],
    problemOf: ({ key: name, value }) =>
      /_image(_new|_web)?$/.test(name) && !/^(\/(?![/\\])|data:image\/)/.test(value)
        ? {
            field: 'value',
            message: 'must be an address of this portal or a picture as data:image/…',
            code: 'not_a_picture',
          }
        : null,
    table: 'brand_configuration',
    key: ['brand', 'key'],
  },
);
