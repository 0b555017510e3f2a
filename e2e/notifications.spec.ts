import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { pushPortOf, startPushService, type TestPushService } from '#testing/push-service.ts';
import { expectNoViolations } from './extras.ts';
import { signIn } from './people.ts';
import { desktop, phone, turn } from './widths.ts';

const address = '/my-a1/my-profile/notifications';
test.use({ viewport: phone });

const inbox = async (page: Page, to: string) =>
  (await (await page.request.get('/api/dev/inbox', { params: { to } })).json()) as { text: string }[];

test('kinds are switched by channel, security is always on and said why, and a test message arrives [PK-007]', async ({
  page,
}) => {
  await signIn(page, 'yavor', address);
  const bills = page.getByRole('switch', { name: 'Сметки и баланс: Имейл' });
  await expect(bills).toBeChecked();
  await bills.click();
  await expect(bills).not.toBeChecked();
  await page.reload();
  await expect(bills).not.toBeChecked();
  await bills.click();
  await expect(bills).toBeChecked();
  const security = page.getByRole('group', { name: 'Сигурност' });
  for (const each of await security.getByRole('switch').all()) {
    await expect(each).toBeChecked();
    await expect(each).toBeDisabled();
  }
  await expect(security.getByText('ако някой друг влезе вместо теб, не бива да може да ги спре')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Прати ми пробно: Имейл' }).click();
  await expect(page.getByText('Пробният имейл е на път.')).toBeVisible();
  expect((await inbox(page, 'yavor@demo.abonat.bg'))[0]?.text).toContain('Пробното писмо пристигна.');
  await page.setViewportSize(desktop);
  await expectNoViolations(page);
});

test('quiet hours are set, changed and removed [PK-007]', async ({ page }) => {
  await signIn(page, 'yavor', address);
  const doNotDisturb = page.getByRole('switch', { name: 'Не ме безпокой' });
  await doNotDisturb.click();
  await expect(page.getByText('Тихите часове са от 22:00 до 08:00.')).toBeVisible();
  await page.getByLabel('До', { exact: true }).fill('22:00');
  await page.getByRole('button', { name: 'Запази часовете' }).click();
  await expect(page.getByText('Началото и краят трябва да са различни.')).toBeVisible();
  await page.getByLabel('До', { exact: true }).fill('07:30');
  await page.getByRole('button', { name: 'Запази часовете' }).click();
  await expect(page.getByText('Тихите часове са от 22:00 до 07:30.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('До', { exact: true })).toHaveValue('07:30');
  await doNotDisturb.click();
  await expect(page.getByText('Тихите часове са изключени.')).toBeVisible();
  await turn(page);
  await expect(page.getByLabel('До', { exact: true })).toBeHidden();
});

test.describe('push messages', () => {
  test.use({ serviceWorkers: 'allow' });
  // The push service has one port.
  test.describe.configure({ mode: 'serial' });

  let service: TestPushService;
  test.beforeAll(async () => void (service = await startPushService(pushPortOf(process.env['E2E_PORT']))));
  test.afterAll(() => service.close());

  /** The browser of the tests has no push service of its maker. */
  async function usePushService(context: BrowserContext) {
    const { endpoint, p256dh, auth } = service.subscribe();
    await context.addInitScript(
      (given) => {
        let current: PushSubscription | null = null;
        let permission = 'default';
        const unsubscribe = () => {
          current = null;
          return Promise.resolve(true);
        };
        PushManager.prototype.subscribe = () => {
          current = { toJSON: () => given, unsubscribe } as unknown as PushSubscription;
          return Promise.resolve(current);
        };
        PushManager.prototype.getSubscription = () => Promise.resolve(current);
        Object.assign(window, { asked: 0 });
        Object.defineProperty(Notification, 'permission', { get: () => permission });
        Notification.requestPermission = () => {
          Object.assign(window, { asked: 1 });
          permission = 'granted';
          return Promise.resolve('granted');
        };
      },
      { endpoint, keys: { p256dh, auth } },
    );
  }

  test('are asked for by a press only, arrive, and stop [PK-006]', async ({ page, context }) => {
    await usePushService(context);
    await signIn(page, 'stanka');
    await page.goto(address);
    const start = page.getByRole('button', { name: 'Включи ги тук' });
    await expect(start).toBeVisible();
    expect(await page.evaluate('asked')).toBe(0);
    await start.click();
    await expect(page.getByText('Включени в този браузър')).toBeVisible();
    await page.getByRole('button', { name: 'Прати ми пробно: Браузър' }).click();
    await expect.poll(() => service.received.length).toBe(1);
    expect(service.received[0]?.payload).toEqual({
      title: 'Abonat',
      body: 'Пробното известие пристигна. Така ще изглеждат и другите.',
      tag: 'try',
      path: '/my-a1/my-profile/notifications',
    });
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Спри ги тук' }).click();
    await expect(page.getByText('Изключени в този браузър')).toBeVisible();
  });

  test('that the browser blocks are explained, and nothing is saved [PK-006]', async ({ page, context }) => {
    await usePushService(context);
    await context.addInitScript(() => {
      Notification.requestPermission = () => Promise.resolve('denied');
    });
    await signIn(page, 'stanka', address);
    await page.getByRole('button', { name: 'Включи ги тук' }).click();
    await expect(page.getByText('Браузърът ги забранява за този сайт.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Изключени в този браузър')).toBeVisible();
  });
});
