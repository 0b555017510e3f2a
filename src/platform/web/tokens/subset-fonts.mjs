// Reduces Sofia Sans to the letters and weights of the portal; run `npm run fonts` after the font package changes.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const budgetBytes = 30_000;
const source = new URL('../../../../node_modules/@fontsource-variable/sofia-sans/', import.meta.url);
const target = new URL('./fonts/', import.meta.url);

const lettersBetween = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const cuts = [
  // `locl` contains the Bulgarian letterforms for lang="bg".
  { script: 'cyrillic', letters: `${lettersBetween(0x410, 0x44f)}Ѝѝ№`, features: ['kern', 'locl'] },
  {
    script: 'latin',
    letters: `${lettersBetween(0x20, 0x7e)}\u00a0\u2009\u202f«»„“”‘’–—…·€°×−±©→éèüöäçñáóíúß`,
    features: ['kern', 'tnum'],
  },
];

let total = 0;
for (const { script, letters, features } of cuts) {
  const whole = await readFile(new URL(`files/sofia-sans-${script}-wght-normal.woff2`, source));
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    variationAxes: { wght: { min: 400, max: 820, default: 400 } },
  });
  await writeFile(new URL(`sofia-sans-${script}.woff2`, target), cut);
  total += cut.length;
}
await copyFile(new URL('LICENSE', source), new URL('OFL.txt', target));

process.stdout.write(`${fileURLToPath(target)}: ${total} bytes of at most ${budgetBytes}\n`);
if (total > budgetBytes) process.exitCode = 1;
