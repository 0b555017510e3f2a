// Opens a PDF in the page. pdf.js is large, so only readers of documents load it.

import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- made by the build
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { workerAddress } from '#platform/web/worker-address.ts';

export type { PDFDocumentProxy as OpenPdf, PDFPageProxy as PdfPage } from 'pdfjs-dist';

export function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort ??= new Worker(workerAddress(new URL(workerUrl, location.href)), { type: 'module' });
  // The worker transfers the bytes, and they may be needed again. Glyphs are drawn as shapes, so no font is installed.
  return getDocument({ data: bytes.slice(), disableFontFace: true, useWasm: false }).promise;
}
