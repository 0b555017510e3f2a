import { Dialog } from '@base-ui/react/dialog';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { ActivateDonationDialog } from '../donation/web/dialogs/activate-donation-dialog.tsx';
import { ChangeNetflixPlanDialog } from '../streaming/web/dialogs/change-netflix-plan-dialog.tsx';
import { extrasBg } from '../texts/bg.ts';
import { extrasDialogsBg } from '../texts/dialogs.bg.ts';
import { extrasDialogsEn } from '../texts/dialogs.en.ts';
import { extrasEn } from '../texts/en.ts';
import { ActivateDialog } from './dialogs/activate-dialog.tsx';
import { DeactivateDialog } from './dialogs/deactivate-dialog.tsx';
import { samplesIn, subject } from './stories/sample.ts';

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
  useAreaSetting: () => '',
}));

afterEach(cleanup);

const { film, sport, donation, plan } = samplesIn((bg) => bg);
const family = { available_upgrades: [{ ...plan, code: '20030' }], available_downgrades: [] };

const texts = {
  bg: { errors: errorsBg, 'digital-extras': extrasBg, 'extras-dialogs': extrasDialogsBg },
  en: { errors: errorsBg, 'digital-extras': extrasEn, 'extras-dialogs': extrasDialogsEn },
};
type Prepaid = { isPrepaid: boolean };
const bill = /сметк|bill/i;

function draw(language: 'bg' | 'en', dialog: ReactNode) {
  drawWithApi(<Dialog.Root open>{dialog}</Dialog.Root>, {
    api: { call: vi.fn().mockResolvedValue(family) },
    texts: texts[language],
    locale: language,
  });
}

const gift = { extra: donation, groupType: 'DonationForest', cause: '', amount: 5 };

describe.each(['bg', 'en'] as const)('a dialog of extras in %s', (language) => {
  it.each([
    ['activation', (is: Prepaid) => <ActivateDialog {...subject} {...is} extras={[sport]} />],
    ['end of a paid extra', (is: Prepaid) => <DeactivateDialog {...subject} {...is} extra={sport} type="addon" />],
    ['end of a free extra', (is: Prepaid) => <DeactivateDialog {...subject} {...is} extra={film} type="addon" />],
    ['donation', (is: Prepaid) => <ActivateDonationDialog {...subject} {...is} {...gift} useFreeSlot />],
  ])('speaks of the bill, and for a prepaid number of the balance: %s', (_, dialog) => {
    draw(language, dialog({ isPrepaid: false }));
    expect(document.body.textContent).toMatch(bill);
    cleanup();
    draw(language, dialog({ isPrepaid: true }));
    expect(document.body.textContent).not.toMatch(bill);
    expect(document.body.textContent).toMatch(/баланс|balance/i);
  });

  it('names no bill for a change of plan on a prepaid number', async () => {
    draw(language, <ChangeNetflixPlanDialog {...subject} isPrepaid extra={plan} />);
    await userEvent.click(await screen.findByRole('radio'));
    expect(document.body.textContent).toContain(texts[language]['extras-dialogs'].plan_next_prepaid);
    expect(document.body.textContent).not.toMatch(bill);
  });
});
