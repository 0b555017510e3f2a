import { shownDay, sofiaDay } from '#platform/clock.ts';
import type { platformMessages } from '#platform/messages.ts';
import type { TextReader } from '../messages/read-texts.ts';
import type { DocumentContent } from './document-content.ts';
import { openTaggedPdf } from './tagged-pdf.ts';

type FrameTexts = TextReader<keyof (typeof platformMessages)['texts']['bg']>;

export async function renderDocument(content: DocumentContent, createdAt: Date, text: FrameTexts): Promise<Buffer> {
  const pdf = await openTaggedPdf({ title: content.title, createdAt });
  pdf.heading(content.title);
  pdf.paragraph(content.intro);
  pdf.numbered(content.clauses);
  pdf.paragraph(text('document.frame.created', { day: shownDay(sofiaDay(createdAt)) }), 'quiet');
  pdf.signatures(
    { who: content.operator, note: text('document.frame.operator', { day: shownDay(content.agreedOn) }) },
    { who: content.subscriber, note: text('document.frame.subscriber') },
  );
  return pdf.end();
}
