import { shownDay, sofiaDay } from '#platform/clock.ts';
import type { DocumentContent } from './document-content.ts';
import { openTaggedPdf } from './tagged-pdf.ts';

export function renderDocument(content: DocumentContent, createdAt: Date): Promise<Buffer> {
  const pdf = openTaggedPdf({ title: content.title, createdAt });
  pdf.heading(content.title);
  pdf.paragraph(content.intro);
  pdf.numbered(content.clauses);
  pdf.paragraph(`Съставен на ${shownDay(sofiaDay(createdAt))}.`, 'quiet');
  pdf.signatures(
    { who: content.operator, note: `Оператор, подписан на ${shownDay(content.agreedOn)}` },
    { who: content.subscriber, note: 'Абонат' },
  );
  return pdf.end();
}
