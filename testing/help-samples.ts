// Samples of the calls of questions to support.

import type { Sample } from './sample.ts';

/** Maria's open question; her other one is answered. */
const questionId = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3002';

const unknown = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9999';

/** The smallest whole PNG. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const helpSamples: Record<string, () => Sample> = {
  listQuestions: () => ({}),
  readSubject: () => ({ query: { kind: 'bill-line', id: 'M1000101-01/1' } }),
  askQuestion: () => ({ body: { subject: { kind: 'bill-line', id: 'M1000101-01/1' }, text: 'Защо?', files: [] } }),
  readQuestion: () => ({ params: { questionId } }),
  replyToQuestion: () => ({ params: { questionId }, body: { text: 'И още нещо.', files: [] } }),
  markAnswerRead: () => ({ params: { questionId } }),
  closeQuestion: () => ({ params: { questionId } }),
  uploadFile: () => ({ body: { name: 'снимка.png', content: picture } }),
  readFile: () => ({ params: { questionId, fileId: unknown } }),
  listDeskQuestions: () => ({ query: { state: 'open' } }),
  readDeskQuestion: () => ({ params: { question: questionId } }),
  answerQuestion: () => ({ params: { question: unknown }, body: { text: 'Здравей!', files: [], version: 1 } }),
  closeQuestionAtDesk: () => ({ params: { question: unknown }, body: { version: 1 } }),
  reopenQuestion: () => ({ params: { question: unknown }, body: { version: 1 } }),
  uploadDeskFile: () => ({ params: { question: unknown }, body: { name: 'снимка.png', content: picture } }),
  readDeskFile: () => ({ params: { question: questionId, file: unknown } }),
};
