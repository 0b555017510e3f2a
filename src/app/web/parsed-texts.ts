import type { Catalogue } from '#platform/texts/texts.ts';

/** Built-in texts come parsed; the parser is fetched only when the operator has changed one. */
export async function parsedTexts(texts: Catalogue): Promise<Catalogue> {
  const { default: compile } = await import('icu-minify/compile');
  const parse = (text: string) => {
    try {
      return compile(text) as string;
    } catch {
      // A text that is no message is shown as it stands.
      return text;
    }
  };
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parse(text)]));
}
