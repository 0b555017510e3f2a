import { useEffect, useState } from 'react';
import type { OpenPdf } from './pdf.ts';

type PdfState = { pdf: OpenPdf | null; hasFailed: boolean };

const nothing: PdfState = { pdf: null, hasFailed: false };

/** Opens the file when it is loaded, and closes it when another replaces it. */
export function useOpenPdf(bytes: Uint8Array | undefined): PdfState {
  const [opened, setOpened] = useState<PdfState & { of?: Uint8Array }>(nothing);
  useEffect(() => {
    if (!bytes) return undefined;
    let isLeft = false;
    let pdf: OpenPdf | null = null;
    const open = async () => {
      const { openPdf } = await import('./pdf.ts');
      pdf = await openPdf(bytes);
      if (isLeft) await pdf.loadingTask.destroy();
      else setOpened({ pdf, hasFailed: false, of: bytes });
    };
    open().catch(() => !isLeft && setOpened({ pdf: null, hasFailed: true, of: bytes }));
    return () => {
      isLeft = true;
      void pdf?.loadingTask.destroy();
    };
  }, [bytes]);
  return bytes && opened.of === bytes ? opened : nothing;
}
