import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import type { ProtectionStats } from '../contract.ts';
import { networkProtectionBg } from '../texts/bg.ts';
import { AddWebsiteDialog } from './dialogs/add-website-dialog.tsx';
import { InactiveNetProtectInfoDialog } from './dialogs/inactive-net-protect-info-dialog.tsx';
import { PastedSites } from './pasted-sites.tsx';
import { ProtectionPanel } from './protection-panel.tsx';
import { listKey } from './queries.ts';

const msisdn = '359888100301';
const none = { blacklist: new Set<string>(), whitelist: new Set<string>() };
const waitsUntil = '2026-11-15T12:00:00Z';

afterEach(cleanup);

function draw(children: ReactNode, call: () => Promise<unknown> = () => new Promise(() => {})) {
  const client = new QueryClient();
  for (const list of ['blacklist', 'whitelist'] as const) client.setQueryData(listKey(msisdn, list), []);
  const messages = { errors: errorsBg, 'network-protection': networkProtectionBg };
  drawWithApi(
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup>{children}</Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>,
    { api: { call }, texts: messages, client },
  );
}

it('while the protection is being switched off the page does not say that it is off', () => {
  const stats = { total: 0, blocked: 0, categories: [], days: 30, by_day: [], today: '2026-11-15' } as ProtectionStats;
  draw(<ProtectionPanel msisdn={msisdn} status={{ is_active: false, waits_until: waitsUntil }} stats={stats} />);
  expect(screen.getByText(/^Изключваме защитата на/)).toBeTruthy();
  expect(screen.getByText(/защитата може още да работи/)).toBeTruthy();
});

it('meanwhile the dialog does not offer to switch it on', () => {
  draw(<InactiveNetProtectInfoDialog msisdn={msisdn} waitsUntil={waitsUntil} />);
  expect(screen.getByText(/най-късно в 14:00/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Включи защитата' })).toBeNull();
});

it('a site added after the protection was switched off is refused with its own text', async () => {
  draw(<AddWebsiteDialog msisdn={msisdn} list="blacklist" typed="a.example" />, () =>
    Promise.reject(new ApiError('EC_Already_Inactive', 409, '')),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Добави 1 сайт' }));
  await waitFor(() => expect(screen.getByText(networkProtectionBg.inactive_text)).toBeTruthy());
});

it('lists every invalid pasted line', () => {
  const bad = ['едно', 'две', 'три', 'четири'];
  draw(<PastedSites list="blacklist" sorted={{ fresh: [], known: [], clashing: [], bad, over: 0 }} lists={none} />);
  expect(screen.getByText('4 не са сайтове: едно, две, три, четири')).toBeTruthy();
});

it('says which exceptions stay, and which the new sites are [TA-002]', () => {
  const lists = { blacklist: new Set<string>(), whitelist: new Set(['bank.shop.bg', 'news.bg']) };
  const sorted = { fresh: ['shop.bg', 'ads.news.bg'], known: [], clashing: [], bad: [], over: 0 };
  draw(<PastedSites list="blacklist" sorted={sorted} lists={lists} />);
  expect(screen.getByText('1 поддомейн остава пуснат, защото е в другия списък: bank.shop.bg')).toBeTruthy();
  expect(screen.getByText('1 е изключение: по-общият сайт се пуска: ads.news.bg')).toBeTruthy();
});
