// The built-in texts of the platform and the areas, by feature.

import { errorsBg } from '#platform/texts/errors.bg.ts';
import { errorsEn } from '#platform/texts/errors.en.ts';
import { numberProofBg } from '#platform/texts/number-proof.bg.ts';
import { numberProofEn } from '#platform/texts/number-proof.en.ts';
import { passwordBg } from '#platform/texts/password.bg.ts';
import { passwordEn } from '#platform/texts/password.en.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { shellEn } from '#platform/texts/shell.en.ts';
import type { Catalogues } from '#platform/texts/texts.ts';
import { areas } from './areas.ts';

const platformTexts = {
  errors: { bg: errorsBg, en: errorsEn },
  shell: { bg: shellBg, en: shellEn },
  password: { bg: passwordBg, en: passwordEn },
  'number-proof': { bg: numberProofBg, en: numberProofEn },
};

export const texts: typeof platformTexts & Catalogues = Object.assign(
  {},
  platformTexts,
  ...areas.map((area) => area.texts),
) as typeof platformTexts & Catalogues;
