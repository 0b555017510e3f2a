// The information dictionary of a PDF, such as its title and author.

import { PDF, PdfDict } from '@libpdf/core';

export async function pdfInfo(file: Uint8Array): Promise<(key: string) => string | undefined> {
  const pdf = await PDF.load(file);
  const { trailer } = pdf.context.info;
  const resolve = (ref: Parameters<PDF['getObject']>[0]) => pdf.getObject(ref);
  const info = trailer.getDict('Info', resolve) ?? new PdfDict();
  return (key) => info.getString(key, resolve)?.asString();
}

/** All text, with single spaces. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const pages = (await PDF.load(file)).extractText();
  return pages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}
