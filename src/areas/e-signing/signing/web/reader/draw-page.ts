import { TextLayer } from 'pdfjs-dist';
import type { PdfPage } from './pdf.ts';

type Drawing = { frame: HTMLElement; canvas: HTMLCanvasElement; text: HTMLElement; width: number };

export function drawPage(
  page: PdfPage,
  { frame, canvas, text, width }: Drawing,
): { done: Promise<void>; stop: () => void } {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const density = Math.min(devicePixelRatio, 2);
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  for (const part of [frame, canvas]) {
    part.style.width = `${viewport.width}px`;
    part.style.height = `${viewport.height}px`;
  }
  frame.style.setProperty('--total-scale-factor', String(scale));
  const transform = density === 1 ? undefined : [density, 0, 0, density, 0, 0];
  const drawing = page.render({ canvas, viewport, ...(transform && { transform }) });
  text.replaceChildren();
  const words = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  return {
    done: Promise.all([drawing.promise, words.render()]).then(() => undefined),
    stop: () => {
      drawing.cancel();
      words.cancel();
    },
  };
}
