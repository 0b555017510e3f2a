import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AskContext } from '#platform/web/ask/ask-context.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { closeQuestion, replyToQuestion } from '../contract.ts';
import type { Question } from '../question.ts';
import { QuestionReply } from './question-reply.tsx';
import { question, subject, textsIn } from './stories/sample.ts';

afterEach(cleanup);

const ask = vi.fn();

function draw(shown: Question = question) {
  const call = vi.fn(() => Promise.resolve());
  drawWithApi(
    <AskContext value={ask}>
      <QuestionReply question={shown} />
    </AskContext>,
    { api: { call }, texts: textsIn('bg') },
  );
  return call;
}

const params = { questionId: question.question_id };

it('an answer is answered back [HE-003]', async () => {
  const call = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Изпрати' }));
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Твоят отговор'), 'Благодаря');
  await userEvent.click(screen.getByRole('button', { name: 'Изпрати' }));
  expect(call).toHaveBeenCalledWith(replyToQuestion, { params, body: { text: 'Благодаря', files: [] } });
});

it('a question is closed by its user [HE-003]', async () => {
  const call = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Затвори въпроса' }));
  expect(call).toHaveBeenCalledWith(closeQuestion, { params });
});

it('a closed question takes no reply, and offers to ask about the same again [HE-001, HE-003]', async () => {
  draw({ ...question, state: 'closed' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Попитай за това' }));
  expect(ask).toHaveBeenCalledWith(subject);
});
