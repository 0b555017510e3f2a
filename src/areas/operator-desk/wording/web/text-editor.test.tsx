import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { operatorDeskEn } from '../../texts/en.ts';
import { mailText, text } from '../../web/stories/sample-texts.ts';
import { changeText } from '../contract.ts';
import { TextEditor } from './text-editor.tsx';

afterEach(cleanup);
// Only the built page formats the compiled texts of the preview.
vi.mock('./text-preview.tsx', () => ({ TextPreview: () => null }));

const who = { name: 'ana', roles: ['editor'], needs_approval: false, has_questions: true, today: '2030-05-31' };

async function draw({ feature, key, en, message, sent }: typeof text) {
  const call = vi.fn((_endpoint: object, _request: object) => Promise.resolve(who));
  drawWithApi(<TextEditor language="en" address={{ feature, key }} wording={en} message={message} sent={sent} />, {
    api: { call },
    texts: { 'operator-desk': operatorDeskEn },
    locale: 'en',
  });
  await waitFor(() => expect(day().value).toBe('2030-06-01'));
  return call;
}
const day = () => screen.getByLabelText<HTMLInputElement>(operatorDeskEn.begins_on);
const write = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Text in/ }), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: operatorDeskEn.save }));

it('a changed text starts tomorrow by the clock of the portal', async () => {
  const call = await draw(text);
  write('{left} of {total} remain.');
  save();
  const { feature, key } = text;
  const body = { language: 'en', text: '{left} of {total} remain.', was: text.en.text, begins_on: '2030-06-01' };
  await waitFor(() => expect(call).toHaveBeenCalledWith(changeText, { params: { feature, key }, body }));
});

it('a changed text can start at once', async () => {
  const call = await draw(text);
  write('{left} of {total} remain.');
  fireEvent.change(day(), { target: { value: '2030-05-31' } });
  save();
  const today = expect.objectContaining({ begins_on: '2030-05-31' }) as object;
  await waitFor(() => expect(call).toHaveBeenCalledWith(changeText, expect.objectContaining({ body: today })));
});

it('before it is saved, the editor shows the message and how often it was sent', async () => {
  await draw(mailText);
  expect(screen.queryByText(/It changes/)).toBeNull();
  write('Use it until {day}.');
  expect(screen.getByText('mail.voucher')).toBeTruthy();
  expect(screen.getByText('It was sent 214 times in the last 30 days.')).toBeTruthy();
  expect(screen.getByText(/^The new text is used from .*2030\.$/)).toBeTruthy();
});

it('before it is saved, the editor shows the screens of a text, and no number', async () => {
  await draw(text);
  write('{left} of {total} remain.');
  expect(screen.getByText(/It changes the screens of/)).toBeTruthy();
  expect(screen.queryByText(/30 days/)).toBeNull();
});

it('after a proposal the editor has the current text again, so that the same change is not proposed twice', async () => {
  const call = await draw(text);
  write('{left} of {total} remain.');
  save();
  await waitFor(() => expect(call).toHaveBeenCalledWith(changeText, expect.anything()));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text in/ });
  await waitFor(() => expect(field.value).toBe(text.en.text));
});
