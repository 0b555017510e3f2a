import { expect, test, type Page } from '@playwright/test';
import { answerCache } from '#platform/offline-answers.ts';
import { startDeployment, type Deployment } from './deployment.ts';
import { signIn } from './people.ts';
import { phone } from './widths.ts';

test.use({ viewport: phone, serviceWorkers: 'allow' });

/** The worker has taken over, with the page and the data of this screen. */
async function keptForLater(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken));
  });
  await expect.poll(() => page.evaluate(() => caches.has('portal-page'))).toBe(true);
  // Now the answers pass through the worker.
  await page.reload();
  await expect(page.locator('#root .shell')).toBeVisible();
  await answerKept(page, '/home/overview');
}

/** A screen that the user leaves before its data arrives is not kept. */
const answerKept = (page: Page, path: string) =>
  expect.poll(async () => (await keptAnswers(page)).map(decodeURIComponent).join()).toContain(path);

const keptAnswers = (page: Page) =>
  page.evaluate(
    async (name) => ((await caches.has(name)) ? (await (await caches.open(name)).keys()).map(({ url }) => url) : []),
    answerCache,
  );

type Manifest = {
  name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; purpose: string; type: string }[];
  shortcuts: { name: string; url: string }[];
};

test('browsers can install the portal: manifest, icons, shortcuts and a worker that answers [PK-001]', async ({
  page,
}) => {
  await signIn(page, 'tanya');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(address!);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({
    name: 'Abonat',
    short_name: 'Abonat',
    start_url: '/my-a1/',
    scope: '/my-a1/',
    display: 'standalone',
    lang: 'bg',
  });
  const sizes = await Promise.all(
    manifest.icons.map(({ src }) =>
      page.evaluate(async (icon) => {
        const image = await createImageBitmap(await (await fetch(icon)).blob());
        return `${image.width}x${image.height}`;
      }, src),
    ),
  );
  expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
  expect(manifest.icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', /touch-180/);
  await keptForLater(page);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A window without a trace is no place for an app; nothing else may stand against it.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Потребление', 'Сметки', 'Зареди']);
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${url}(\\?|$)`));
    await expect(page.getByText('Тази страница я няма')).toBeHidden();
  }
});

test('without a connection it opens with what was last seen and its age, changes nothing, and goes on by itself [PK-002]', async ({
  page,
  context,
}) => {
  await signIn(page, 'tanya');
  await keptForLater(page);
  await page.goto('/my-a1/bills');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await answerKept(page, '/billing/bills');
  await page.goto('/my-a1/my-profile/notifications');
  await expect(page.getByRole('switch').first()).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText('Нямаш интернет.')).toBeVisible();
  await expect(page.getByRole('switch').first()).toBeDisabled();
  for (const address of ['/my-a1/', '/my-a1/bills']) {
    await page.goto(address);
    await expect(title).toBeVisible();
    await expect(page.getByText('Тази страница още не е отваряна тук.')).toBeHidden();
    await expect(
      page.getByText(/Виждаш данните от \d\d\.\d\d\.\d{4} \d\d:\d\d и не можеш да променяш нищо/),
    ).toBeVisible();
  }
  await page.goto('/my-a1/my-profile/my-addresses');
  await expect(page.getByText('Тази страница още не е отваряна тук.')).toBeVisible();
  // By a link: home was opened only by its address until now.
  await page.getByRole('link', { name: 'Начало', exact: true }).click();
  await expect(page.locator('.hello')).toBeVisible();
  await expect(page.getByText('Нямаш интернет.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Нямаш интернет.')).toBeHidden();
});

test('after signing out nothing of the user is left, also without a connection [PK-002]', async ({ page, context }) => {
  await signIn(page, 'tanya');
  await keptForLater(page);
  await page.goto('/my-a1/my-profile');
  await expect(page.getByRole('button', { name: 'Изход' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const bodies: string[] = [];
    for (const name of names.filter((each) => each !== 'portal-files')) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) bodies.push(await (await cache.match(key))!.text());
    }
    return bodies.join();
  });
  expect(kept).not.toMatch(/Таня|35988|tanya/);
});

test('the operator’s app gets no service worker [PK-009]', async ({ page }) => {
  await signIn(page, 'tanya', '/my-a1/?webview=android');
  await page.goto('/my-a1/my-profile/notifications');
  await expect(page.getByText('Този браузър не поддържа известия.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Включи ги тук' })).toBeHidden();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
});

let deployment: Deployment;
const deployed = test.extend({
  baseURL: async ({ baseURL }, use) => {
    deployment = await startDeployment(baseURL!);
    await use(deployment.url);
    await deployment.close();
  },
});

const versionOf = (page: Page) => page.locator('meta[name=version]').getAttribute('content');

/** The browser finds the worker of the new version, as it does by itself from time to time. */
const findNewWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (!worker) return 'none';
    while (worker.state === 'installing')
      await new Promise((changed) => worker.addEventListener('statechange', changed, { once: true }));
    return worker.state;
  });

const stateOfWorkers = async () => {
  const registration = await navigator.serviceWorker.getRegistration('/my-a1/');
  return { active: registration?.active?.state, waiting: registration?.waiting?.state ?? null };
};

deployed(
  'a new version is taken with the next opening: an open form keeps its input, and a kept old page never meets the new API [PK-003]',
  async ({ page, context }) => {
    await signIn(page, 'tanya');
    await keptForLater(page);
    await page.goto('/my-a1/my-profile/change-email');
    const field = page.getByLabel('Нов имейл');
    await field.fill('nov-adres@demo.abonat.bg');
    expect(await versionOf(page)).toBe('1');

    deployment.deploy();
    // The new worker waits: the page goes on with the old one, and nothing reloads it.
    expect(await findNewWorker(page)).toBe('installed');
    await expect(field).toHaveValue('nov-adres@demo.abonat.bg');
    expect(await versionOf(page)).toBe('1');

    // Another opening, while the old page is open and the old version is still kept by the worker.
    const second = await context.newPage();
    await second.goto('/my-a1/');
    await expect(second.locator('#root .shell')).toBeVisible();
    expect(await versionOf(second)).toBe('2');
    await expect(field).toHaveValue('nov-adres@demo.abonat.bg');
    expect(await versionOf(page)).toBe('1');

    // All pages are closed: the new worker takes over, and what it keeps is the new version.
    await page.close();
    // Of the same site, but no page of the worker.
    await second.goto('/livez');
    await expect.poll(() => second.evaluate(stateOfWorkers)).toEqual({ active: 'activated', waiting: null });
    await second.goto('/my-a1/');
    await expect(second.locator('#root .shell')).toBeVisible();
    expect(await versionOf(second)).toBe('2');
    await context.setOffline(true);
    await second.reload();
    await expect(second.locator('#root .shell')).toBeVisible();
    expect(await versionOf(second)).toBe('2');
  },
);
