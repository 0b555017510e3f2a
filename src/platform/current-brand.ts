// The brand of this process, selected once at start by BRAND.

import { brand as defaultBrand } from '#brands/abonat/brand.ts';
import type { Brand } from './brand.ts';

export { defaultBrand };

let selected: Brand = defaultBrand;

export function currentBrand(): Brand {
  return selected;
}

export function selectBrand(brand: Brand): void {
  selected = brand;
}
