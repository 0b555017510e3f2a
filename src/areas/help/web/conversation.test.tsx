import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import type { Question } from '../question.ts';
import { helpBg } from '../texts/bg.ts';
import { Conversation } from './conversation.tsx';
import { question } from './stories/sample.ts';

afterEach(cleanup);

function draw(last: Partial<Question['messages'][number]>) {
  const messages = [...question.messages.slice(0, -1), { ...question.messages.at(-1)!, ...last }];
  drawWithApi(<Conversation question={{ ...question, messages }} />, { api: {}, texts: { help: helpBg } });
}

it('an answer shows its files, also without a text [HE-003]', () => {
  draw({ text: '', files: [{ file_id: 'f', name: 'договор.pdf', type: 'application/pdf', size: 9 }] });
  expect(screen.getByRole('button', { name: 'Свали договор.pdf' })).toBeTruthy();
  expect(document.querySelectorAll('.conversation-text')).toHaveLength(question.messages.length - 1);
});

it('states files of support that were not accepted [HE-003]', () => {
  draw({ refused_files: 1 });
  expect(screen.getByText(/файл, който не можахме да приемем/)).toBeTruthy();
  cleanup();
  draw({ refused_files: 0 });
  expect(screen.queryByText(/не можахме да приемем/)).toBeNull();
});
