import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerQuestion, closeQuestionAtDesk, reopenQuestion, uploadDeskFile } from '#areas/help/contract.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { operatorDeskBg } from '../../texts/bg.ts';
import { AnswerForm } from './answer-form.tsx';
import type { DeskQuestion } from './queries.ts';
import { question } from './stories/sample.ts';

afterEach(cleanup);

function draw(shown: DeskQuestion = question, answer: () => Promise<unknown> = () => Promise.resolve()) {
  const call = vi.fn(answer);
  drawWithApi(<AnswerForm question={shown} />, { api: { call }, texts: { 'operator-desk': operatorDeskBg } });
  return call;
}

const params = { question: question.question };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('an answer names the version that the operator saw; an empty one is not sent [HE-003]', async () => {
  const call = draw();
  await press('Изпрати отговора');
  expect(screen.getByText('Напиши отговор.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Отговор'), 'Ето защо.');
  await press('Изпрати отговора');
  expect(call).toHaveBeenCalledWith(answerQuestion, { params, body: { text: 'Ето защо.', files: [], version: 3 } });
});

it('the second of two operators is told that the question changed, and keeps the text [HE-003]', async () => {
  draw(question, () => Promise.reject(new ApiError('EC_Settings_Changed', 409, '')));
  await userEvent.type(screen.getByLabelText('Отговор'), 'Ето защо.');
  await press('Изпрати отговора');
  expect(await screen.findByText(operatorDeskBg.EC_SETTINGS_CHANGED)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Отговор').value).toBe('Ето защо.');
});

it('an answer has the uploaded files, and keeps them if it is refused [HE-003]', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const call = draw(question, () => Promise.resolve({ file_id: 'f-9', name: 'схема.png' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File([png], 'схема.png', { type: 'image/png' }));
  expect(await screen.findByRole('list', { name: 'Добавени файлове' })).toBeTruthy();
  expect(call).toHaveBeenCalledWith(uploadDeskFile, {
    params,
    body: { name: 'схема.png', content: btoa('\x89PNG\r\n\x1a\n') },
  });
  call.mockImplementation(() => Promise.reject(new ApiError('EC_Settings_Changed', 409, '')));
  await userEvent.type(screen.getByLabelText('Отговор'), 'Ето.');
  await press('Изпрати отговора');
  expect(call).toHaveBeenLastCalledWith(answerQuestion, { params, body: { text: 'Ето.', files: ['f-9'], version: 3 } });
  expect(await screen.findByText(operatorDeskBg.EC_SETTINGS_CHANGED)).toBeTruthy();
  expect(screen.getByText('схема.png')).toBeTruthy();
});

it('a file that is no picture and no PDF is refused before it is sent [HE-003]', async () => {
  const call = draw();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File(['<svg/>'], 'схема.png', { type: 'image/png' }));
  expect(await screen.findByText(/не е снимка/)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

it('an open question is closed, a closed one is opened again [HE-003]', async () => {
  const close = draw();
  await press('Затвори въпроса');
  expect(close).toHaveBeenCalledWith(closeQuestionAtDesk, { params, body: { version: 3 } });
  cleanup();
  const reopen = draw({ ...question, state: 'closed' });
  await press('Отвори отново');
  expect(reopen).toHaveBeenCalledWith(reopenQuestion, { params, body: { version: 3 } });
});
