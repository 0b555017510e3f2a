import { Dialog } from '@base-ui/react/dialog';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { generalSubject, type QuestionSubject } from '#platform/question-subject.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { askQuestion, readSubject, uploadFile } from '../../contract.ts';
import { mostFileBytes } from '#platform/attached-files.ts';
import { subject, subjectFacts, textsIn } from '../stories/sample.ts';
import { AskQuestionDialog } from './ask-question-dialog.tsx';

afterEach(cleanup);

const sentFile = { file_id: 'f-1', name: 'сметка.png', type: 'image/png', size: 9 };

function draw(about: QuestionSubject = subject, answer = (): Promise<unknown> => new Promise(() => {})) {
  const call = vi.fn((spec: unknown, _request?: unknown) => {
    if (spec === readSubject) return Promise.resolve(subjectFacts);
    return spec === uploadFile ? Promise.resolve(sentFile) : answer();
  });
  drawWithApi(
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup>
          <AskQuestionDialog subject={about} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>,
    { api: { call }, texts: textsIn('bg') },
  );
  return (spec: unknown) => call.mock.calls.filter(([sent]) => sent === spec).map(([, request]) => request);
}

const png = (size = 9) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([bytes], 'сметка.png', { type: 'image/png' });
};
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Изпрати' }));

it('a question about a bill line shows its facts and sends its subject: only the question is typed [HE-001]', async () => {
  const sent = draw();
  expect(await screen.findByText('Кинотека')).toBeTruthy();
  expect(screen.getByText('0888 100 101')).toBeTruthy();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Въпросът ти'), 'Защо?');
  await send();
  expect(sent(askQuestion)).toEqual([{ body: { subject, text: 'Защо?', files: [] } }]);
});

it('a general question has no facts', () => {
  const sent = draw(generalSubject);
  expect(sent(readSubject)).toEqual([]);
  expect(screen.queryByRole('region', { name: 'За какво е въпросът' })).toBeNull();
});

it('an empty question is not sent', async () => {
  const sent = draw();
  await send();
  expect(screen.getByText('Напиши въпроса си.')).toBeTruthy();
  expect(sent(askQuestion)).toEqual([]);
});

it('a picture is uploaded and sent with the question [HE-003]', async () => {
  const sent = draw();
  await userEvent.upload(fileInput(), png());
  expect(await screen.findByText('сметка.png')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Въпросът ти'), 'Защо?');
  await send();
  expect(sent(askQuestion)).toMatchObject([{ body: { files: ['f-1'] } }]);
});

it.each([
  ['that is a page', () => new File(['<html>'], 'страница.png', { type: 'image/png' }), /не е снимка/],
  ['of more than 5 MB', () => png(mostFileBytes + 1), /над 5 MB/],
])('a file %s is refused where it is chosen [HE-003]', async (_, file, text) => {
  const sent = draw();
  await userEvent.upload(fileInput(), file());
  expect(await screen.findByText(text)).toBeTruthy();
  expect(sent(uploadFile)).toEqual([]);
});

it('the limit of a day is explained with the time to wait [HE-003]', async () => {
  draw(subject, () => Promise.reject(new ApiError('EC_Too_Many_Requests', 429, '', { WaitSeconds: 7000 })));
  await userEvent.type(screen.getByLabelText('Въпросът ти'), 'Защо?');
  await send();
  expect(await screen.findByText(/Можеш да пишеш пак след 2 часа/)).toBeTruthy();
});
