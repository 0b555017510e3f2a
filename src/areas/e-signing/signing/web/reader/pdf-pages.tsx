import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { minusIcon, plusIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import type { OpenPdf } from './pdf.ts';
import { useSeen } from './use-seen.ts';
import { nextZoom, zooms, type Zoom } from './zoom.ts';

type PdfPagesProps = {
  pdf: OpenPdf;
  /** The choice of another view, before the zoom. */
  views: ReactNode;
  onEnd: () => void;
};

/** The pages in a column; + and − zoom, 0 resets, the arrows and Page Down scroll. */
export function PdfPages({ pdf, views, onEnd }: PdfPagesProps) {
  const t = useTranslations('e-signing');
  const [zoom, setZoom] = useState<Zoom>(1);
  const change = (by: 1 | -1) => setZoom((now) => nextZoom(now, by));
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') change(1);
    else if (event.key === '-') change(-1);
    else if (event.key === '0') setZoom(1);
    else return;
    event.preventDefault();
  };
  const percent = Math.round(zoom * 100);
  return (
    <div className="grid gap-3">
      <div className="pdf-tools">
        {views}
        <IconButton label={t('zoom_out')} shape={minusIcon} disabled={zoom === zooms[0]} onClick={() => change(-1)} />
        <Button kind="bare" aria-label={t('zoom_reset', { percent })} onClick={() => setZoom(1)}>
          {percent}%
        </Button>
        <IconButton label={t('zoom_in')} shape={plusIcon} disabled={zoom === zooms.at(-1)} onClick={() => change(1)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- scrolling content needs keyboard access */}
      <section className="pdf-pages" aria-label={t('reader')} tabIndex={0} onKeyDown={pressed}>
        {Array.from({ length: pdf.numPages }, (_, index) => (
          <PdfPageView
            key={index}
            pdf={pdf}
            page={index + 1}
            zoom={zoom}
            onSeen={index + 1 === pdf.numPages ? onEnd : undefined}
          />
        ))}
      </section>
    </div>
  );
}

type PageProps = { pdf: OpenPdf; page: number; zoom: Zoom; onSeen: (() => void) | undefined };

function PdfPageView({ pdf, page, zoom, onSeen }: PageProps) {
  const t = useTranslations('e-signing');
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const isDrawn = useDrawnPage(pdf, page, zoom, { frame, canvas, text });
  useSeen(end, isDrawn ? onSeen : undefined);
  return (
    <section ref={frame} className="pdf-page" aria-label={t('page_of', { page, count: pdf.numPages })}>
      <canvas ref={canvas} aria-hidden />
      <div ref={text} className="pdf-words" />
      <span ref={end} className="pdf-end" aria-hidden />
    </section>
  );
}

type PageParts = {
  frame: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  text: RefObject<HTMLDivElement | null>;
};

/** Draws the page at the width of its frame times the zoom, with a text layer over it. Returns whether it is drawn. */
function useDrawnPage(pdf: OpenPdf, page: number, zoom: Zoom, { frame, canvas, text }: PageParts): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isLeft = false;
    let stop = () => undefined as void;
    const draw = async () => {
      const [{ drawPage }, loaded] = await Promise.all([import('./draw-page.ts'), pdf.getPage(page)]);
      if (isLeft || !frame.current || !canvas.current || !text.current) return;
      const width = (frame.current.parentElement?.clientWidth ?? 320) * zoom;
      const drawing = drawPage(loaded, { frame: frame.current, canvas: canvas.current, text: text.current, width });
      stop = drawing.stop;
      await drawing.done;
      setDrawn(true);
    };
    // A drawing cancelled for the next one is not an error.
    draw().catch(() => undefined);
    return () => {
      isLeft = true;
      stop();
    };
  }, [pdf, page, zoom, frame, canvas, text]);
  return isDrawn;
}
