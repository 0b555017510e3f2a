// A PDF with the operator's fonts and tagged headings, paragraphs and lists for screen readers.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'uqr';
import type { Brand } from '#platform/brand.ts';
import { currentBrand } from '#platform/current-brand.ts';
import { documentLanguage, localeOf } from '#platform/languages.ts';
import { brandsFolder } from '../brand/read-brand.ts';

const baseFonts = {
  regular: join(import.meta.dirname, 'fonts/sofia-sans-regular.ttf'),
  bold: join(import.meta.dirname, 'fonts/sofia-sans-bold.ttf'),
};
/** Bulgarian letterforms and tabular figures. */
const features = ['kern', 'ss01', 'tnum'] as unknown as PDFKit.Mixins.OpenTypeFeatures[];
const margin = 64;
const amountWidth = 110;
const qrSide = 120;

export type TaggedPdf = {
  heading(text: string): void;
  subheading(text: string): void;
  paragraph(text: string, tone?: 'ink' | 'quiet'): void;
  numbered(items: readonly { lead: string; text: string }[]): void;
  /** Pairs of name and value, one below another. */
  facts(pairs: readonly { name: string; fact: string }[]): void;
  /** Texts with an amount at the right edge. */
  amounts(rows: readonly { text: string; amount: string; isTotal?: boolean }[]): void;
  qrCode(content: string, description: string): void;
  /** Signature lines, side by side. */
  signatures(left: Signature, right: Signature): void;
  space(points: number): void;
  /** The whole file. */
  end(): Promise<Buffer>;
};

type FontWeight = keyof typeof baseFonts;

type Signature = { who: string; note: string };

type PdfOptions = {
  title: string;
  createdAt: Date;
  /** The pages of another document to which these are appended; the numbers continue. */
  pagesBefore?: number;
};

/** The library is large, so it is loaded with the first document. */
export async function openTaggedPdf({ title, createdAt, pagesBefore = 0 }: PdfOptions): Promise<TaggedPdf> {
  const { default: PdfKit } = await import('pdfkit');
  const brand = currentBrand();
  const { heading: headingInk, ink, quiet: quietInk } = brand.pdf;
  const fonts = fontsOf(brand);
  const pdf = new PdfKit({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    // Missing in the types of the package.
    subset: 'PDF/UA' as 'PDF/A-2a',
    lang: localeOf(documentLanguage),
    displayTitle: true,
    bufferPages: true,
    font: fonts.regular as unknown as string,
    info: {
      Title: title,
      Author: brand.name,
      Producer: brand.name,
      Creator: brand.name,
      CreationDate: createdAt,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  const root = pdf.struct('Document', { title });
  pdf.addStructure(root);

  const marked = (tag: string, draw: () => void, into = root) => into.add(pdf.struct(tag, {}, draw));
  const write = (text: string, weight: FontWeight, size: number, colour = ink, more = {}) =>
    pdf
      .font(fonts[weight])
      .fontSize(size)
      .fillColor(colour)
      .text(text, { features, lineGap: size * 0.3, ...more });

  return {
    heading(text) {
      marked('H1', () => void write(text, 'bold', 22, headingInk));
      pdf.moveDown(0.7);
    },
    subheading(text) {
      marked('H2', () => void write(text, 'bold', 15, headingInk));
      pdf.moveDown(0.4);
    },
    paragraph(text, tone = 'ink') {
      marked('P', () => void write(text, 'regular', 12, tone === 'ink' ? ink : quietInk));
      pdf.moveDown(0.7);
    },
    numbered(items) {
      const list = pdf.struct('L');
      root.add(list);
      for (const [index, { lead, text }] of items.entries()) {
        const item = pdf.struct('LI');
        list.add(item);
        marked(
          'LBody',
          () => {
            write(`${index + 1}. ${lead} `, 'bold', 12, ink, { continued: true, indent: 0 });
            write(text, 'regular', 12);
          },
          item,
        );
        item.end();
        pdf.moveDown(0.6);
      }
      list.end();
    },
    facts(pairs) {
      for (const { name, fact } of pairs) {
        marked('P', () => {
          write(`${name}: `, 'regular', 12, quietInk, { continued: true });
          write(fact, 'bold', 12);
        });
        pdf.moveDown(0.35);
      }
    },
    amounts(rows) {
      const width = pdf.page.width - 2 * margin;
      for (const { text, amount, isTotal = false } of rows) {
        if (pdf.y > pdf.page.height - margin - 30) pdf.addPage();
        const weight = isTotal ? 'bold' : 'regular';
        const top = pdf.y;
        marked('P', () => {
          write(text, weight, 11, ink, { width: width - amountWidth });
          const bottom = pdf.y;
          pdf.x = margin;
          pdf.y = top;
          write(amount, weight, 11, ink, { width, align: 'right' });
          pdf.y = Math.max(bottom, pdf.y);
        });
        pdf.moveDown(0.2);
      }
      pdf.moveDown(0.5);
    },
    qrCode(content, description) {
      const { data, size } = encode(content, { ecc: 'M', border: 0 });
      const dot = qrSide / size;
      if (pdf.y > pdf.page.height - margin - qrSide) pdf.addPage();
      const top = pdf.y;
      const draw = () => {
        for (const [y, row] of data.entries()) {
          for (const [x, isDark] of row.entries()) if (isDark) pdf.rect(margin + x * dot, top + y * dot, dot, dot);
        }
        pdf.fill(ink);
      };
      root.add(pdf.struct('Figure', { alt: description }, draw));
      pdf.y = top + qrSide + 12;
    },
    signatures(left, right) {
      pdf.moveDown(3);
      const width = (pdf.page.width - 2 * margin - 40) / 2;
      if (pdf.y > pdf.page.height - margin - 60) pdf.addPage();
      const top = pdf.y;
      for (const [column, { who, note }] of [left, right].entries()) {
        const x = margin + column * (width + 40);
        artifact(pdf, () => {
          pdf.strokeColor(quietInk).lineWidth(0.7);
          pdf
            .moveTo(x, top)
            .lineTo(x + width, top)
            .stroke();
        });
        marked('P', () => {
          pdf.x = x;
          pdf.y = top + 6;
          write(who, 'bold', 11, ink, { width });
        });
        marked('P', () => {
          pdf.x = x;
          write(note, 'regular', 10, quietInk, { width });
        });
      }
      pdf.x = margin;
    },
    space(points) {
      pdf.y += points;
    },
    end() {
      root.end();
      numberPages(pdf, write, quietInk, pagesBefore);
      pdf.end();
      return whole;
    },
  };
}

function fontsOf({ id, pdf }: Brand): Record<FontWeight, Buffer> {
  const files = pdf.fonts
    ? {
        regular: join(brandsFolder, id, 'fonts', pdf.fonts.regular),
        bold: join(brandsFolder, id, 'fonts', pdf.fonts.bold),
      }
    : baseFonts;
  return { regular: readFileSync(files.regular), bold: readFileSync(files.bold) };
}

type WriteText = (text: string, weight: FontWeight, size: number, colour?: string, more?: object) => unknown;

function numberPages(pdf: PDFKit.PDFDocument, write: WriteText, quietInk: string, before: number): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    artifact(pdf, () => {
      // Below the margin pdfkit would start another page.
      pdf.page.margins.bottom = 0;
      pdf.x = margin;
      pdf.y = pdf.page.height - 40;
      write(`${before + page - start + 1} / ${before + count}`, 'regular', 10, quietInk, {
        width: pdf.page.width - 2 * margin,
        align: 'right',
      });
    });
  }
}

/** Screen readers skip an artifact. */
function artifact(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
