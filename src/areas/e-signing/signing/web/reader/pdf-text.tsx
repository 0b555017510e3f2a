import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import type { OpenPdf } from './pdf.ts';
import { readingOrder, type TextBlock } from './reading-order.ts';
import { useSeen } from './use-seen.ts';
import { documentTextKey } from '../queries.ts';

type PdfTextProps = { pdf: OpenPdf; onEnd: () => void; onUntagged: () => void };

/** The text of the file, in lines that fit the screen. */
export function PdfText({ pdf, onEnd, onUntagged }: PdfTextProps) {
  const t = useTranslations('e-signing');
  const { data: blocks, isError } = useQuery({
    queryKey: documentTextKey(pdf.fingerprints[0]),
    queryFn: () => blocksOf(pdf),
    retry: false,
  });
  const end = useRef<HTMLSpanElement>(null);
  const isUntagged = isError || blocks?.length === 0;
  useEffect(() => {
    if (isUntagged) onUntagged();
  });
  useSeen(end, blocks && blocks.length > 0 ? onEnd : undefined);
  if (!blocks) {
    return (
      <SkeletonGroup label={t('reader_loading')}>
        <Skeleton height="28rem" radius="4px" />
      </SkeletonGroup>
    );
  }
  return (
    <section className="pdf-text" lang="bg" aria-label={t('reader')}>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the text of a file never changes
        <Block key={index} {...block} />
      ))}
      <span ref={end} className="pdf-end" aria-hidden />
    </section>
  );
}

function Block({ kind, text }: TextBlock) {
  if (kind === 'heading') return <h3>{text}</h3>;
  if (kind === 'subheading') return <h4>{text}</h4>;
  return <p data-kind={kind}>{text}</p>;
}

async function blocksOf(pdf: OpenPdf): Promise<TextBlock[]> {
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const page = await pdf.getPage(index + 1);
    const [tree, content] = await Promise.all([
      page.getStructTree(),
      page.getTextContent({ includeMarkedContent: true }),
    ]);
    return readingOrder(tree, content.items);
  });
  return (await Promise.all(pages)).flat();
}
