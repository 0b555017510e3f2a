import type { Catalogue } from '#platform/texts/texts.ts';

/** Built-in texts are compiled; the parser is loaded only if the operator has changed one. */
export async function parsedTexts(texts: Catalogue): Promise<Catalogue> {
  const { default: compile } = await import('icu-minify/compile');
  const parse = (text: string) => {
    try {
      return compile(text) as string;
    } catch {
      // A text with a syntax error is shown unchanged.
      return text;
    }
  };
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parse(text)]));
}
