import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  areasMeetAtContractOrRules,
  callsOutUseOneClient,
  exportsAreNamed,
  filesAreShort,
  importsOf,
  namesSaySomething,
  onlyAppKnowsAllAreas,
  onlyAppReadsDatabaseFolder,
  onlyEmbeddedSystemsHaveFaults,
  platformKnowsNoArea,
  productKnowsNoTests,
  roomsMeetAtContractOrRules,
  rules,
  serverKnowsNoWeb,
  sharedKnowsNoSide,
  systemsOutsideHoldNoTransaction,
  webKnowsNoServer,
  type Rule,
  type SourceFile,
} from '#testing/architecture-rules.ts';
import { changesRunInUseChange } from '#testing/changes-run-in-use-change.ts';
import { importCycles } from '#testing/import-cycles.ts';
import {
  centsComeFromMoney,
  languagesAreListedOnce,
  languagesAreLookedUp,
  languagesHaveNoSentences,
  localesComeFromLocaleOf,
  messagesStayOnTheServer,
  serverTextsAreInCatalogues,
} from '#testing/money-and-locale-rules.ts';
import { queryKeysAreInOnePlace } from '#testing/query-keys-are-in-one-place.ts';
import { rawTextsIn } from '#testing/raw-texts.ts';
import { repeatedCode } from '#testing/repeated-code.ts';
import { routeFunctionsAreShort } from '#testing/route-functions-are-short.ts';
import { namesAreStandardTerms } from '#testing/standard-terms.ts';
import { useCasesHaveTheirTest } from '#testing/use-cases-have-their-test.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('{src,testing,database,bench,e2e}/**/*.{ts,tsx}', { cwd: root }).map((file): SourceFile => {
  const text = readFileSync(join(root, file), 'utf8');
  return { path: file, text, imports: importsOf(file, text) };
});
const areas = readdirSync(join(root, 'src/areas'));

describe('the tree', () => {
  it.each(
    [
      ...rules,
      changesRunInUseChange,
      namesAreStandardTerms,
      localesComeFromLocaleOf,
      centsComeFromMoney,
      languagesAreLookedUp,
      languagesAreListedOnce,
      languagesHaveNoSentences,
      messagesStayOnTheServer,
      serverTextsAreInCatalogues,
      routeFunctionsAreShort,
      queryKeysAreInOnePlace,
    ].map((rule) => ({ rule, name: rule.name })),
  )('complies with the rule $name', ({ rule }) => {
    expect(files.flatMap(rule)).toEqual([]);
  });

  it('has a test for every use case with its name', () => {
    expect(useCasesHaveTheirTest(files)).toEqual([]);
  });

  it('has no import cycles', () => {
    expect(importCycles(files)).toEqual([]);
  });

  it('has no ten equal lines in two places', () => {
    const styles = globSync('src/**/*.css', { cwd: root }).map((path) => ({
      path,
      text: readFileSync(join(root, path), 'utf8'),
    }));
    expect(styles.length).toBeGreaterThan(50);
    expect(repeatedCode([...files, ...styles])).toEqual([]);
  });

  it('is read completely, with its imports', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.find((file) => file.path === 'src/app/server/server.ts')?.imports).toContain(
      'src/app/server/areas.ts',
    );
    const product = files.filter(({ path }) => !path.includes('.test.'));
    const unresolved = product.flatMap(({ path, imports }) =>
      imports
        .filter((each) => each.startsWith('src/') && !existsSync(join(root, each.split('?')[0]!)))
        .map((each) => `${path}: ${each}`),
    );
    expect(unresolved).toEqual([]);
  });

  it.each(areas)('has in %s a README and a contract or a web side', (area) => {
    const has = (name: string) => existsSync(join(root, 'src/areas', area, name));
    expect({ readme: has('README.md'), something: has('contract.ts') || has('web') }).toEqual({
      readme: true,
      something: true,
    });
  });

  it('has no raw texts in components: all are in the catalogues', () => {
    const components = files.filter(
      ({ path }) => /^src\/.*\.tsx$/.test(path) && !/\.(stories|test)\.tsx$|\/gallery\//.test(path),
    );
    const raw = components.flatMap(({ path, text }) => rawTextsIn(path, text).map((words) => `${path}: ${words}`));
    expect(components.length).toBeGreaterThan(50);
    expect(raw).toEqual([]);
  });
});

describe('a rule detects a violation', () => {
  const broken: [Rule, string, string][] = [
    [sharedKnowsNoSide, 'src/platform/money.ts', 'src/platform/server/keys.ts'],
    [sharedKnowsNoSide, 'src/areas/home/contract.ts', 'src/areas/home/server/store.ts'],
    [sharedKnowsNoSide, 'src/areas/home/rules.ts', 'react'],
    [sharedKnowsNoSide, 'src/areas/home/texts/bg.ts', 'node:fs'],
    [serverKnowsNoWeb, 'src/areas/home/server/routes.ts', 'src/areas/home/web/queries.ts'],
    [serverKnowsNoWeb, 'src/platform/server/keys.ts', 'react'],
    [webKnowsNoServer, 'src/areas/home/web/queries.ts', 'src/areas/home/server/store.ts'],
    [webKnowsNoServer, 'src/app/web/main.tsx', 'src/platform/server/keys.ts'],
    [webKnowsNoServer, 'src/platform/web/theme.ts', 'node:fs'],
    [areasMeetAtContractOrRules, 'src/areas/home/web/home-screen.tsx', 'src/areas/profile/account/web/sessions.tsx'],
    [areasMeetAtContractOrRules, 'src/areas/home/server/routes.ts', 'src/areas/sign-in/server/store.ts'],
    [areasMeetAtContractOrRules, 'src/areas/home/server/routes.ts', 'src/areas/digital-extras/streaming/contract.ts'],
    [
      sharedKnowsNoSide,
      'src/areas/digital-extras/donation/rules.ts',
      'src/areas/digital-extras/donation/web/queries.ts',
    ],
    [serverKnowsNoWeb, 'src/areas/digital-extras/donation/server/routes.ts', 'react'],
    [webKnowsNoServer, 'src/areas/digital-extras/donation/web/queries.ts', 'src/areas/digital-extras/server/jobs.ts'],
    [
      roomsMeetAtContractOrRules,
      'src/areas/digital-extras/donation/server/routes.ts',
      'src/areas/digital-extras/insurance/server/store.ts',
    ],
    [platformKnowsNoArea, 'src/platform/server/http/route.ts', 'src/areas/home/contract.ts'],
    [platformKnowsNoArea, 'src/platform/web/portal-context.ts', 'src/app/server/areas.ts'],
    [onlyAppKnowsAllAreas, 'database/addresses/load-addresses.ts', 'src/areas/home/rules.ts'],
    [onlyAppKnowsAllAreas, 'database/demo/people.ts', 'src/areas/home/rules.ts'],
    [onlyAppKnowsAllAreas, 'database/generate/generate.ts', 'src/app/demo/load-demo-data.ts'],
    [onlyAppKnowsAllAreas, 'src/areas/home/server/routes.ts', 'src/app/server/areas.ts'],
    [onlyAppReadsDatabaseFolder, 'src/areas/home/server/routes.ts', 'database/demo/people.ts'],
    [onlyAppReadsDatabaseFolder, 'src/platform/server/keys.ts', 'database/demo/people.ts'],
    [productKnowsNoTests, 'src/areas/home/server/routes.ts', 'testing/portal.ts'],
  ];
  it.each(broken.map(([rule, path, imported]) => ({ rule, name: rule.name, path, imported })))(
    '$name: $path imports $imported',
    ({ rule, path, imported }) => expect(rule({ path, imports: [imported], text: '' })).toHaveLength(1),
  );

  it('onlyEmbeddedSystemsHaveFaults: a use case that reads the faults of the demo', () => {
    const imports = ['src/platform/server/partners/partner-fault.ts'];
    const file = (path: string, text = '') => ({ path, imports: text ? [] : imports, text });
    const [useCase, adapter] = ['src/areas/a/server/activate.ts', 'src/areas/a/server/music/embedded-music.ts'];
    expect(onlyEmbeddedSystemsHaveFaults(file(useCase))).toHaveLength(1);
    expect(onlyEmbeddedSystemsHaveFaults(file(useCase, `db.selectFrom('partner_fault')`))).toHaveLength(1);
    expect(onlyEmbeddedSystemsHaveFaults(file(adapter))).toEqual([]);
  });

  it.each([
    ['src/areas/a/server/music/music.ts', 'export type Music = { start(tx: Tx): Promise<void> };'],
    ['src/areas/a/server/music/http-music.ts', 'const music = { async start(tx: Tx) {} };'],
    [
      'src/areas/a/server/activate.ts',
      `import type { Music } from './music/music.ts';\nasync function start(tx: Tx, music: Music): Promise<void> {}`,
    ],
    [
      'src/areas/a/server/activate.ts',
      `import { type Music } from './music/music.ts';\nconst start = (change: Change, music: Music) => music.start();`,
    ],
  ])('systemsOutsideHoldNoTransaction: %s: %s', (path, text) => {
    expect(systemsOutsideHoldNoTransaction({ path, imports: importsOf(path, text), text })).toHaveLength(1);
    const mended = text.replace(/tx: Tx(, )?|change: Change, /, '');
    expect(systemsOutsideHoldNoTransaction({ path, imports: importsOf(path, mended), text: mended })).toEqual([]);
  });

  it.each([
    `await fetch(url, { method: 'PUT', redirect: 'error' })`,
    'await globalThis.fetch(url)',
    'const send = fetch;',
    `import { Agent } from 'undici';`,
    `import { get } from 'node:https';`,
    `import { request } from 'node:http';`,
  ])('callsOutUseOneClient: %s', (text) => {
    const file = (path: string) => ({ path, imports: importsOf(path, text), text });
    expect(callsOutUseOneClient(file('src/areas/a/server/music/http-music.ts'))).toHaveLength(1);
    expect(callsOutUseOneClient(file('src/app/partners.ts'))).toHaveLength(1);
    expect(callsOutUseOneClient(file('src/platform/server/partners/outbound-http.ts'))).toEqual([]);
    expect(callsOutUseOneClient(file('src/platform/web/api/api-client.ts'))).toEqual([]);
  });

  it.each([
    `const save = useMutation({ mutationFn: () => api.call(addAddress, { body }) });`,
    `const api = use(ApiContext);`,
    `const api = useContext(ApiContext);`,
    `const api = useApi() as ApiClient;`,
    `void (useApi() as unknown as ApiClient).call(addAddress, { body });`,
  ])('changesRunInUseChange: %s', (text) => {
    expect(changesRunInUseChange({ path: 'src/areas/a/web/use-save.ts', imports: [], text })).toHaveLength(1);
    const useChange = { path: 'src/platform/web/api/use-change.ts', imports: [], text };
    expect(changesRunInUseChange(useChange)).toEqual([]);
  });

  it.each([
    `const { data } = useQuery({ queryKey: ['who'], queryFn });`,
    `export const homeKey = ['home'] as const;`,
    `const ownerKey = (serviceId: string) => ['owner', serviceId] as const;`,
    `client.setQueryData(['home'], overview);`,
  ])('queryKeysAreInOnePlace: %s', (text) => {
    const found = (path: string) => queryKeysAreInOnePlace({ path, imports: [], text });
    expect(found('src/areas/a/web/a-screen.tsx')).toHaveLength(1);
    expect(found('src/areas/a/contract.ts')).toHaveLength(1);
    expect(found('src/areas/a/b/web/queries.ts')).toEqual([]);
    expect(found('src/platform/web/api/query-keys.ts')).toEqual([]);
  });

  it.each([
    ['routes.ts', 'pay.ts', 'export async function pay(platform: Platform, tx: Tx) {}', 1],
    ['card-routes.ts', 'pay.ts', 'export function pay(change: Change) {}', 1],
    ['jobs.ts', 'pay.ts', 'export function handlePay(platform: Platform): JobHandler {}', 1],
    ['routes.ts', 'card-store.ts', 'export async function findCards(tx: Tx) {}', 0],
    ['routes.ts', 'prices.ts', 'export function priceOf(cents: number) {}', 0],
    ['pay-by-card.ts', 'pay.ts', 'export async function pay(tx: Tx) {}', 0],
  ])('useCasesHaveTheirTest: %s imports %s: %s', (caller, name, text, found) => {
    const folder = 'src/areas/home/server/';
    const file = (path: string, imports: string[] = [], written = '') => ({ path, imports, text: written });
    const tree = [file(folder + caller, [folder + name]), file(folder + name, [], text)];
    expect(useCasesHaveTheirTest(tree)).toHaveLength(found);
    const beside = file(folder + name.replace('.ts', '.test.ts'));
    expect(useCasesHaveTheirTest([...tree, beside])).toEqual([]);
  });

  it.each([
    [localesComeFromLocaleOf, `const format = new Intl.NumberFormat(language === 'bg' ? 'bg-BG' : 'en-GB');`],
    [centsComeFromMoney, 'return Math.round((main?.value ?? 0) * 100);'],
    [centsComeFromMoney, 'return (cents / 100).toFixed(2);'],
    [languagesAreLookedUp, `const name = language === 'bg' ? row.name_bg : row.name_en;`],
    [languagesAreLookedUp, `if (call.language !== 'en') return row.name_bg;`],
    [languagesAreListedOnce, `ln: oneOf(['bg', 'en']),`],
    [languagesAreListedOnce, `function text(language: 'bg' | 'en') {}`],
    [languagesHaveNoSentences, `return inLanguage({ bg: other, en: 'The plan is active.' }, language);`],
    [languagesHaveNoSentences, 'const words: Record<Language, string> = { bg: `Планът е ${state}`, en: words };'],
  ])('%o: %s', (rule, text) => {
    expect(rule({ path: 'src/areas/a/web/price.ts', imports: [], text })).toHaveLength(1);
    expect(rule({ path: 'src/areas/a/web/price.test.ts', imports: [], text })).toEqual([]);
  });

  it.each([
    ['src/areas/a/server/notify.ts', `const body = 'Услугата е активна.';`],
    ['src/areas/a/b/server/page.ts', 'const title = `<h1>${name}: документи</h1>`;'],
    ['src/platform/server/documents/render.ts', `pdf.heading("Договор");`],
    ['src/platform/mail.ts', `const hello = 'Здравей!';`],
    ['src/areas/a/mails.ts', `const subject = 'Нова парола';`],
  ])('serverTextsAreInCatalogues: %s has %s', (path, text) => {
    const rule = (file: string, code: string) => serverTextsAreInCatalogues({ path: file, imports: [], text: code });
    expect(rule(path, text)).toHaveLength(1);
    expect(rule(path, `// ${text}`)).toEqual([]);
    expect(rule(path.replace(/\.ts$/, '.test.ts'), text)).toEqual([]);
    expect(rule('src/areas/a/texts/messages.bg.ts', text)).toEqual([]);
  });

  it.each(['src/areas/a/messages.ts', 'src/areas/a/texts/messages.bg.ts', 'src/platform/messages.ts'])(
    'messagesStayOnTheServer: a screen imports %s',
    (imported) => {
      const found = (path: string) => messagesStayOnTheServer({ path, imports: [imported], text: '' });
      expect(found('src/areas/a/web/a-screen.tsx')).toHaveLength(1);
      expect(found('src/areas/a/web/stories/mails.stories.tsx')).toEqual([]);
      expect(found('src/areas/a/server/notify.ts')).toEqual([]);
    },
  );

  it.each([
    [`import type { B } from './b.ts';`, `import { a } from './a.ts';`, '', ['a', 'b']],
    [`import { b } from './b.ts';`, `export { c } from './c.ts';`, `import type { A } from './a.ts';`, ['a', 'b', 'c']],
    [`const b = () => import('./b.ts');`, '', `import { b } from './b.ts';\nimport type { B } from './b.ts';`, null],
  ])('importCycles: a.ts has %s, b.ts has %s, c.ts has %s', (a, b, c, cycle) => {
    const tree = Object.entries({ a, b, c }).map(([name, text]): SourceFile => {
      const path = `src/platform/${name}.ts`;
      return { path, text, imports: importsOf(path, text) };
    });
    expect(importCycles(tree)).toEqual(cycle ? [cycle.map((name) => `src/platform/${name}.ts`)] : []);
  });

  it.each([
    [
      'src/areas/a/web/card.tsx',
      'src/areas/b/web/card.tsx',
      10,
      ['src/areas/a/web/card.tsx:2 and src/areas/b/web/card.tsx:2'],
    ],
    [
      'src/areas/a/web/card.css',
      'src/areas/b/web/card.css',
      25,
      ['src/areas/a/web/card.css:2 and src/areas/b/web/card.css:2'],
    ],
    ['src/areas/a/web/card.tsx', 'src/areas/b/web/card.tsx', 9, []],
    ['src/areas/a/texts/bg.ts', 'src/areas/b/texts/bg.ts', 10, []],
    ['src/areas/a/rules.test.ts', 'src/areas/b/rules.test.ts', 10, []],
  ])('repeatedCode: %s and %s share %i lines', (one, other, count, found) => {
    const shared = Array.from({ length: count }, (_, line) => `  step${line}();\n  }\n\n  // a reason\n`).join('');
    const tree = [one, other].map((path) => ({
      path,
      text: `import { x } from '${path}';\n${shared}end('${path}');\n`,
    }));
    expect(repeatedCode(tree)).toEqual(found);
  });

  it('repeatedCode: the same lines twice in one file', () => {
    const lines = Array.from({ length: 10 }, (_, line) => `step${line}();\n`).join('');
    const path = 'src/areas/a/server/pay.ts';
    expect(repeatedCode([{ path, text: `${lines}between();\n${lines}` }])).toEqual([`${path}:1 and ${path}:12`]);
  });

  it('filesAreShort: 251 lines', () => {
    const path = 'src/areas/home/server/routes.ts';
    expect(filesAreShort({ path, imports: [], text: 'x\n'.repeat(250) })).toEqual([]);
    expect(filesAreShort({ path, imports: [], text: 'x\n'.repeat(251) })).toHaveLength(1);
  });

  it('routeFunctionsAreShort: 61 lines, also after a short function', () => {
    const routes = (lines: number) =>
      `export function cardRoutes(at: Mounting): void {\n${'  x;\n'.repeat(lines - 2)}}\n`;
    const found = (text: string) => routeFunctionsAreShort({ path: 'src/areas/a/server/routes.ts', imports: [], text });
    expect(found(routes(60) + routes(60))).toEqual([]);
    expect(found(routes(61))).toHaveLength(1);
    expect(found(routes(3) + routes(61))).toHaveLength(1);
  });

  it.each(['src/platform/utils.ts', 'src/areas/home/web/helpers.tsx', 'src/platform/common/money.ts'])(
    'namesSaySomething: %s',
    (path) => {
      expect(namesSaySomething({ path, imports: [], text: '' })).toHaveLength(1);
    },
  );

  it.each(['export default function Home() {}', 'const a = 1;\nexport { a as default };'])(
    'exportsAreNamed: %s',
    (text) => {
      expect(exportsAreNamed({ path: 'src/app/web/main.tsx', imports: [], text })).toHaveLength(1);
    },
  );
});

describe('a rule accepts compliant code', () => {
  it.each([
    ['src/areas/home/contract.ts', 'typebox'],
    ['src/areas/home/contract.ts', 'src/platform/schema.ts'],
    ['src/areas/home/web/queries.ts', 'src/areas/sign-in/contract.ts'],
    ['src/areas/digital-extras/donation/web/queries.ts', 'src/areas/digital-extras/insurance/contract.ts'],
    ['src/areas/digital-extras/donation/server/routes.ts', 'src/areas/digital-extras/server/change.ts'],
    ['src/areas/digital-extras/server/routes.ts', 'src/areas/digital-extras/donation/server/routes.ts'],
    ['src/areas/home/server/home.test.ts', 'testing/portal.ts'],
    ['src/app/server/areas.ts', 'src/areas/home/server/routes.ts'],
    ['database/generate/generate.ts', 'src/platform/clock.ts'],
    ['src/app/demo/load-demo-data.ts', 'database/demo/people.ts'],
    ['src/areas/home/server/home.test.ts', 'database/demo/people.ts'],
  ])('%s imports %s', (path, imported) => {
    expect(rules.flatMap((rule) => rule({ path, imports: [imported], text: '' }))).toEqual([]);
  });
});

it('imports are found in every notation', () => {
  const text = [
    `import { a } from './a.ts';`,
    `import type { B } from '#platform/b.ts';`,
    `import {\n  c,\n  d,\n} from '#areas/home/rules.ts';`,
    `import '#testing/e.ts';`,
    `export { f } from '../f.ts';`,
    `const g = () => import('./g.tsx');`,
    `import pg from 'pg';`,
  ].join('\n');
  expect(importsOf('src/app/x.ts', text)).toEqual([
    'src/app/a.ts',
    'src/platform/b.ts',
    'src/areas/home/rules.ts',
    'testing/e.ts',
    'src/f.ts',
    'src/app/g.tsx',
    'pg',
  ]);
});

describe('raw texts in a component', () => {
  it.each([
    ['<p>Hello there</p>', ['Hello there']],
    ['<p>{"Hello"}</p>', ['Hello']],
    ['<img alt="A swallow" src="/bird.svg" />', ['A swallow']],
    ['<button aria-label={`Close`} />', ['Close']],
    ['<p title={say("x") + "Цена"} />', ['Цена']],
    ['<p>{isOpen ? "Open now" : say("closed")}</p>', ['Open now']],
    ['<p>{isOpen && `Open ${day}`}</p>', ['Open']],
  ])('%s are found', (jsx, words) => expect(rawTextsIn('a.tsx', `const A = () => ${jsx};`)).toEqual(words));

  it.each([
    '<p className="big text">{say("title")}</p>',
    '<p> · </p>',
    '<a href="/my-a1/">{name}</a>',
    '<p aria-hidden="true">1</p>',
  ])('%s has none', (jsx) => expect(rawTextsIn('a.tsx', `const A = () => ${jsx};`)).toEqual([]));
});
