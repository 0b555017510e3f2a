// Reduces Sofia Sans to the letters used in documents; run `npm run fonts` after the font package changes.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = new URL('../../../../node_modules/@expo-google-fonts/sofia-sans/', import.meta.url);
const target = new URL('./fonts/', import.meta.url);

const lettersBetween = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
const letters = `${lettersBetween(0x20, 0x7e)}${lettersBetween(0xa0, 0x17e)}${lettersBetween(0x400, 0x45f)}Ѝѝ№\u2009\u202f«»„“”‘’–—…·•€°×−±©→`;

for (const weight of ['400Regular', '700Bold']) {
  const name = `SofiaSans_${weight}.ttf`;
  const whole = await readFile(new URL(`${weight}/${name}`, source));
  // `ss01` contains the Bulgarian letterforms, because a PDF has no lang that would select them.
  const options = { targetFormat: 'truetype', keepFeatures: ['kern', 'ss01', 'tnum'], noHinting: true };
  await writeFile(
    new URL(`sofia-sans-${weight.slice(3).toLowerCase()}.ttf`, target),
    await subsetFont(whole, letters, options),
  );
}
await copyFile(new URL('LICENSE_FONT', source), new URL('OFL.txt', target));

process.stdout.write(`${fileURLToPath(target)}\n`);
