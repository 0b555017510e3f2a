import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { esigningBg } from '../texts/bg.ts';
import { DeclineDocumentDialog } from '../signing/web/dialogs/decline-document-dialog.tsx';
import { annex } from './stories/sample.ts';

afterEach(cleanup);

describe('declining a document', () => {
  const drawDialog = (call: unknown) =>
    drawWithApi(
      <Dialog.Root open>
        <Dialog.Portal>
          <Dialog.Popup>
            <DeclineDocumentDialog document={annex} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>,
      {
        api: { call },
        texts: { errors: errorsBg, shell: shellBg, 'e-signing': esigningBg },
        client: new QueryClient(),
      },
    );

  it('needs a reason', async () => {
    const call = vi.fn();
    drawDialog(call);
    await userEvent.click(screen.getByRole('button', { name: 'Откажи документа' }));
    expect(screen.getByText('Избери причина.')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });

  it('sends the reason and the comment', async () => {
    const call = vi.fn(() => Promise.resolve());
    drawDialog(call);
    await userEvent.click(screen.getByRole('radio', { name: 'В него има грешка' }));
    await userEvent.type(screen.getByRole('textbox'), 'Името е сгрешено');
    await userEvent.click(screen.getByRole('button', { name: 'Откажи документа' }));
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'declineDocument' }),
      expect.objectContaining({
        body: { document_id: annex.document_id, reason: 'mistake', comment: 'Името е сгрешено' },
      }),
    );
  });
});
