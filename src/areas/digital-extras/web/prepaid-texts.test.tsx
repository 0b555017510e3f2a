import { Dialog } from '@base-ui/react/dialog';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { priceOf } from '#platform/money.ts';
import { shownNumber } from '#platform/shown-number.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { shellEn } from '#platform/texts/shell.en.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { ActivateDonationDialog } from '../donation/web/dialogs/activate-donation-dialog.tsx';
import { SwapHomeAssistanceDialog } from '../home-assistance/web/dialogs/swap-home-assistance-dialog.tsx';
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

const { film, sport, cloud, donation, plan, assistance } = samplesIn((bg) => bg);
const family = {
  available_upgrades: [{ ...plan, code: '20030', prorate_price: priceOf(411) }],
  available_downgrades: [],
};

const texts = {
  bg: { shell: shellBg, errors: errorsBg, 'digital-extras': extrasBg, 'extras-dialogs': extrasDialogsBg },
  en: { shell: shellEn, errors: errorsBg, 'digital-extras': extrasEn, 'extras-dialogs': extrasDialogsEn },
};
type Prepaid = { isPrepaid: boolean };
const bill = /сметк|bill/i;

function draw(language: 'bg' | 'en', dialog: ReactNode, availableCents = 1000) {
  drawWithApi(<Dialog.Root open>{dialog}</Dialog.Root>, {
    api: { call: vi.fn().mockResolvedValue({ ...family, available: priceOf(availableCents) }) },
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

  const says = texts[language];
  const shown = (cents: number) => shownNumber(cents / 100, 'bg', { decimals: 2 });

  it('names what a change of plan takes from the balance of a prepaid number at once, and no bill', async () => {
    draw(language, <ChangeNetflixPlanDialog {...subject} isPrepaid extra={plan} />);
    await userEvent.click(await screen.findByRole('radio'));
    expect(await screen.findByText(new RegExp(shown(1000 - 411)))).toBeDefined();
    expect(document.body.textContent).toContain(says['extras-dialogs'].balance_this_month);
    expect(document.body.textContent).toContain(shown(411));
    expect(document.body.textContent).not.toMatch(bill);
  });

  it('leads to a top-up before a change of plan that the balance does not cover', async () => {
    draw(language, <ChangeNetflixPlanDialog {...subject} isPrepaid extra={plan} />, 410);
    await userEvent.click(await screen.findByRole('radio'));
    expect(await screen.findByRole('button', { name: says.shell.balance_top_up })).toBeDefined();
  });

  it('names what a replaced extra that stays takes from the balance at once', async () => {
    const swap = { current: assistance, target: cloud };
    draw(language, <SwapHomeAssistanceDialog {...subject} {...swap} />);
    expect(document.body.textContent).not.toContain(says['extras-dialogs'].balance_this_month);
    cleanup();
    draw(language, <SwapHomeAssistanceDialog {...subject} {...swap} isPrepaid />);
    // 16 of 30 days.
    expect(await screen.findByText(new RegExp(shown(1000 - 159)))).toBeDefined();
    expect(document.body.textContent).toContain(says['extras-dialogs'].balance_this_month);
    expect(document.body.textContent).toContain(shown(159));
    cleanup();
    draw(language, <SwapHomeAssistanceDialog {...subject} {...swap} isPrepaid />, 158);
    expect(await screen.findByRole('button', { name: says.shell.balance_top_up })).toBeDefined();
  });
});
