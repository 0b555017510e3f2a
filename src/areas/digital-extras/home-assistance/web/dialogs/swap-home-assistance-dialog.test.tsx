import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '@base-ui/react/dialog';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { closeDialog, currentDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { extrasDialogsBg } from '../../../texts/dialogs.bg.ts';
import { registerExtrasDialogs } from '../../../web/dialogs.ts';
import { samplesIn, subject } from '../../../web/stories/sample.ts';
import { SwapHomeAssistanceDialog } from './swap-home-assistance-dialog.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ navigate: vi.fn() }),
}));
vi.mock('#platform/web/i18n/text-provider.tsx', async (original) => ({
  ...(await original<object>()),
  useLanguage: () => 'bg',
}));
vi.mock('#platform/web/configuration.ts', () => ({
  useConfiguration: () => ({ brand: {} }),
  useAreaSetting: () => '20051',
}));

registerExtrasDialogs();

afterEach(async () => {
  cleanup();
  await closeDialog();
});

it.each([
  [extrasDialogsBg.swap_home_paid, 'swapped-kept'],
  [extrasDialogsBg.swap_home_replace, 'swapped'],
])('after %s the outcome says whether the replaced extra stays for a fee', async (choice, kind) => {
  const { assistance, film } = samplesIn((bg) => bg);
  drawWithApi(
    <Dialog.Root open>
      <SwapHomeAssistanceDialog {...subject} current={assistance} target={film} />
    </Dialog.Root>,
    {
      api: { call: vi.fn().mockResolvedValue(undefined) },
      texts: { shell: shellBg, 'extras-dialogs': extrasDialogsBg },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: choice }));
  await waitFor(() => expect(currentDialog()?.name).toBe('digital-extras.Success'));
  expect(currentDialog()?.props).toMatchObject({ kind, names: film.name, before: assistance.name });
});
