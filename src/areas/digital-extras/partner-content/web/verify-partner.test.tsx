import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { DialogStage } from '#platform/web/gallery/stage.tsx';
import { extrasDialogsBg } from '../../texts/dialogs.bg.ts';
import { samplesIn, subject } from '../../web/stories/sample.ts';
import { VerifyPartner } from './verify-partner.tsx';

afterEach(cleanup);

it('a short code cannot be sent, and its length is told when the user leaves the field [EX-174, EX-175]', async () => {
  const { capital } = samplesIn((bg) => bg);
  render(
    <DialogStage language="bg" texts={{ 'extras-dialogs': extrasDialogsBg }}>
      <VerifyPartner {...subject} extra={capital} source="capital" />
    </DialogStage>,
  );
  const field = await screen.findByLabelText(extrasDialogsBg.verify_label);
  await userEvent.type(field, '12345');
  expect(screen.queryByText(errorsBg.CODE_TOO_SHORT)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(errorsBg.CODE_TOO_SHORT)).toBeTruthy();
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: extrasDialogsBg.verify_confirm });
  expect(confirm.disabled).toBe(true);
  await userEvent.type(field, '6');
  expect(screen.queryByText(errorsBg.CODE_TOO_SHORT)).toBeNull();
  expect(confirm.disabled).toBe(false);
});
