import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { notificationsBg } from '../../texts/notifications.bg.ts';
import { PushCard } from './push-card.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';

const browser = vi.hoisted(() => ({
  canPush: vi.fn(() => true),
  subscribeBrowser: vi.fn<() => Promise<unknown>>(),
  isBrowserSubscribed: vi.fn(() => Promise.resolve(true)),
  unsubscribeBrowser: vi.fn(() => Promise.resolve()),
}));
vi.mock('#platform/web/push/browser-push.ts', () => browser);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const texts = { 'profile-notifications': notificationsBg };
const off = { public_key: 'key', is_on_here: false, browsers: 0 };
const subscription = { endpoint: 'https://push.example/x', p256dh: 'p', auth: 'a' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('push messages of this browser [PK-006]', () => {
  it('are not asked for until the user presses', () => {
    drawWithApi(<PushCard push={off} />, { texts, api: { call: vi.fn() } });
    expect(browser.subscribeBrowser).not.toHaveBeenCalled();
  });

  it('are saved with the subscription of the browser', async () => {
    browser.subscribeBrowser.mockResolvedValue(subscription);
    const call = vi.fn(() => Promise.resolve());
    drawWithApi(<PushCard push={off} />, { texts, api: { call } });
    await press('Включи ги тук');
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ name: 'startPush' }), { body: subscription });
    expect(browser.unsubscribeBrowser).not.toHaveBeenCalled();
  });

  it.each([
    ['blocked', 'Браузърът ги забранява'],
    ['failed', 'Браузърът не успя да ги включи'],
  ])('that are %s in the browser are explained, and not saved', async (outcome, text) => {
    browser.subscribeBrowser.mockResolvedValue(outcome);
    const call = vi.fn();
    drawWithApi(<PushCard push={off} />, { texts, api: { call } });
    await press('Включи ги тук');
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(call).not.toHaveBeenCalled();
  });

  it('that the server refuses end in the browser too', async () => {
    browser.subscribeBrowser.mockResolvedValue(subscription);
    const call = vi.fn(() => Promise.reject(new ApiError('EC_Push_Not_Accepted', 400, '', {})));
    drawWithApi(<PushCard push={off} />, { texts, api: { call } });
    await press('Включи ги тук');
    await waitFor(() => expect(browser.unsubscribeBrowser).toHaveBeenCalled());
    expect(screen.getByRole('alert').textContent).toContain('не могат да се ползват тук');
  });

  it('whose outcome is unknown stay in the browser, because the server may have them', async () => {
    browser.subscribeBrowser.mockResolvedValue(subscription);
    const call = vi.fn(() => Promise.reject(new OutcomeUnknown()));
    drawWithApi(<PushCard push={off} />, { texts, api: { call } });
    await press('Включи ги тук');
    await screen.findByRole('alert');
    expect(browser.unsubscribeBrowser).not.toHaveBeenCalled();
  });

  it('are off where the browser no longer has what the server knows', async () => {
    browser.isBrowserSubscribed.mockResolvedValueOnce(false);
    drawWithApi(<PushCard push={{ ...off, is_on_here: true, browsers: 1 }} />, { texts, api: { call: vi.fn() } });
    expect(await screen.findByRole('button', { name: 'Включи ги тук' })).toBeTruthy();
  });

  it.each([
    [null, true, 'Операторът не предлага'],
    [off, false, 'не поддържа известия'],
  ])('are explained where there are none: %j', (push, can, text) => {
    browser.canPush.mockReturnValue(can);
    drawWithApi(<PushCard push={push} />, { texts, api: { call: vi.fn() } });
    expect(document.body.textContent).toContain(text);
    expect(screen.queryByRole('button')).toBeNull();
    browser.canPush.mockReturnValue(true);
  });
});

describe('quiet hours [PK-007]', () => {
  it('begin with the night, and refuse an end that is their beginning', async () => {
    const call = vi.fn(() => Promise.resolve());
    drawWithApi(<QuietHoursCard quietHours={null} />, { texts, api: { call } });
    await userEvent.click(screen.getByRole('switch'));
    expect(call).toHaveBeenCalledWith(expect.anything(), { body: { quiet_hours: { from: '22:00', until: '08:00' } } });
    cleanup();
    call.mockClear();
    drawWithApi(<QuietHoursCard quietHours={{ from: '22:00', until: '08:00' }} />, { texts, api: { call } });
    const until = screen.getByLabelText('До');
    await userEvent.clear(until);
    await userEvent.type(until, '22:00');
    await press('Запази часовете');
    expect(screen.getByText('Началото и краят трябва да са различни.')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });
});
