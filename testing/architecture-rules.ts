// The rules of the source tree as functions: from a file and its imports to its violations.

import path from 'node:path';

/** A source file by its path in the repository, with its imports as repository paths or package names. */
export type SourceFile = { path: string; imports: string[]; text: string };

export type Rule = (file: SourceFile) => string[];

const folders: Record<string, string> = {
  '#app/': 'src/app/',
  '#areas/': 'src/areas/',
  '#brands/': 'brands/',
  '#platform/': 'src/platform/',
  '#database/': 'database/',
  '#testing/': 'testing/',
};

/** Every import of a source text, resolved from its file. */
export function importsOf(file: string, text: string): string[] {
  const found = text.matchAll(
    /(?:^|[;\s])(?:import|export)\s[^'"();]*?from\s*['"]([^'"]+)['"]|(?:^|[;\s])import\s*\(?\s*['"]([^'"]+)['"]/gm,
  );
  return Array.from(found, ([, named, bare]) => resolved(file, named ?? bare ?? ''));
}

function resolved(file: string, given: string): string {
  if (given.startsWith('.')) return path.posix.join(path.posix.dirname(file), given);
  const alias = Object.keys(folders).find((name) => given.startsWith(name));
  return alias ? `${folders[alias]}${given.slice(alias.length)}` : given;
}

const generated = new Set(['src/platform/server/database/schema.ts']);
export const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file);
const isOurs = (imported: string) => /^(src|database|testing|bench|e2e)\//.test(imported);
export const areaOf = (file: string) => /^src\/areas\/([^/]+)\//.exec(file)?.[1];

/** A module is a part of a large area with the structure of an area: its contract, rules, server and web. */
const roomOf = (file: string) => /^src\/areas\/[^/]+\/(?!(?:server|web|texts)\/)([^/]+)\//.exec(file)?.[1];

/** Brands, contracts, rules, texts and the root of the platform run on both sides. */
function isShared(file: string): boolean {
  return (
    /^src\/platform\/([^/]+|texts\/[^/]+)\.ts$|^brands\/[^/]+\/brand\.ts$/.test(file) ||
    (/^src\/areas\/[^/]+\/([^/]+\/)?([^/]+|texts\/[^/]+)\.ts$/.test(file) && !isServer(file) && !isWeb(file))
  );
}

const isServer = (file: string) =>
  /^src\/(platform|areas\/[^/]+(\/[^/]+)?)\/server\//.test(file) || /^(database|bench)\//.test(file);
export const isWeb = (file: string) =>
  /^src\/(platform|areas\/[^/]+(\/[^/]+)?|app)\/web\//.test(file) || /^src\/app\/\w+\.tsx$/.test(file);

const sharedPackages = new Set(['typebox', 'punycode.js', 'icu-minify/compile', 'icu-minify/format']);

export const sharedKnowsNoSide: Rule = ({ path: file, imports }) =>
  isShared(file) && !isTest(file)
    ? imports
        .filter((each) => !isShared(each) && !sharedPackages.has(each))
        .map((each) => `${file} runs on both sides, but imports ${each}`)
    : [];

const browserPackages = /^(react|react-dom|@base-ui\/react|@tanstack\/react-[\w-]+|react-hook-form|use-intl)(\/|$)/;
const nodePackages =
  /^(node:|(fastify|@fastify\/[\w-]+|pg|pg-boss|kysely|pino|jose|nodemailer|smpp|prom-client|@node-rs\/[\w-]+)(\/|$))/;

export const serverKnowsNoWeb: Rule = ({ path: file, imports }) =>
  isServer(file)
    ? imports
        .filter((each) => isWeb(each) || browserPackages.test(each))
        .map((each) => `${file} is of the server, but imports ${each}`)
    : [];

export const webKnowsNoServer: Rule = ({ path: file, imports }) =>
  isWeb(file) && !isTest(file)
    ? imports
        .filter((each) => isServer(each) || nodePackages.test(each) || each.startsWith('testing/'))
        .map((each) => `${file} is of the web, but imports ${each}`)
    : [];

export const areasMeetAtContractOrRules: Rule = ({ path: file, imports }) => {
  const own = areaOf(file);
  if (!own) return [];
  const foreign = imports.filter((each) => areaOf(each) !== undefined && areaOf(each) !== own);
  return foreign
    .filter((each) => !/^src\/areas\/[^/]+\/(contract|rules)\.ts$/.test(each))
    .map((each) => `${file} reaches into another area at ${each}`);
};

/** A module imports the shared part of its area; other modules count like other areas. */
export const roomsMeetAtContractOrRules: Rule = ({ path: file, imports }) => {
  const own = roomOf(file);
  if (!own) return [];
  return imports
    .filter((each) => areaOf(each) === areaOf(file) && roomOf(each) !== undefined && roomOf(each) !== own)
    .filter((each) => !/\/(contract|rules)\.ts$/.test(each))
    .map((each) => `${file} reaches into another room at ${each}`);
};

export const platformKnowsNoArea: Rule = ({ path: file, imports }) =>
  file.startsWith('src/platform/')
    ? imports
        .filter((each) => /^src\/(areas|app)\//.test(each))
        .map((each) => `${file} is of the platform, but imports ${each}`)
    : [];

export const onlyAppKnowsAllAreas: Rule = ({ path: file, imports }) => {
  const aboveAreas = /^(src\/app|testing|bench|e2e)\//.test(file);
  const inAreas = areaOf(file) !== undefined;
  return imports
    .filter(
      (each) => (areaOf(each) !== undefined && !aboveAreas && !inAreas) || (each.startsWith('src/app/') && !aboveAreas),
    )
    .map((each) => `${file} may not know ${each}`);
};

/** Only src/app connects the areas with the data of database/; that data knows the platform only. */
export const onlyAppReadsDatabaseFolder: Rule = ({ path: file, imports }) =>
  /^src\/(platform|areas)\//.test(file) && !isTest(file)
    ? imports.filter((each) => each.startsWith('database/')).map((each) => `${file} may not know ${each}`)
    : [];

/** Product code must not import tests or demo data. */
export const productKnowsNoTests: Rule = ({ path: file, imports }) =>
  file.startsWith('src/') && !isTest(file)
    ? imports
        .filter((each) => isOurs(each) && (each.startsWith('testing/') || isTest(each)))
        .map((each) => `${file} imports the test ${each}`)
    : [];

const isAdapter = (file: string) => /\/server\/(?:[^/]+\/)*(?:embedded|http|genieacs)-[^/]+\.ts$/.test(file);
const faults = 'src/platform/server/partners/partner-fault.ts';

/** Only embedded external systems may read the faults of the demo; its data contains them. */
export const onlyEmbeddedSystemsHaveFaults: Rule = ({ path: file, imports, text }) =>
  file.startsWith('src/') &&
  !isTest(file) &&
  !generated.has(file) &&
  file !== faults &&
  !file.startsWith('src/app/demo/') &&
  !/\/embedded-[^/]+\.ts$/.test(file) &&
  (imports.includes(faults) || text.includes('partner_fault'))
    ? [`${file} reads the faults of the demo, but plays no system outside`]
    : [];

/** A port is in a folder of its name with its adapters: music-platform/music-platform.ts is MusicPlatform. */
function portAt(file: string): string | null {
  const [, name] = /^src\/areas\/.+\/server\/([^/]+)\/\1\.ts$/.exec(file) ?? [];
  return name ? name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()) : null;
}

/** It only signs a form for the browser with the gateway's key and makes no call. */
const asksNobody = new Set(['src/areas/profile/cards/server/start-visit.ts']);

/** An external system gets no transaction, and a function with a transaction gets no external system. */
export const systemsOutsideHoldNoTransaction: Rule = ({ path: file, imports, text }) => {
  if (!/^src\/areas\/.+\/server\//.test(file) || isTest(file) || asksNobody.has(file)) return [];
  const isOutside = portAt(file) !== null || isAdapter(file);
  if (isOutside && /\bTx\b/.test(text.replace(/inTransaction\([^]*?\btx\b/g, ''))) {
    return [`${file} speaks to a system outside and takes a transaction`];
  }
  const ports = imports.flatMap(
    (each) => portAt(each) ?? (each.endsWith('/extras-partners.ts') ? 'ExtrasPartners' : []),
  );
  return parameterLists(text)
    .filter((list) => /\b(tx: Tx|change: Change)\b/.test(list))
    .filter((list) => ports.some((name) => new RegExp(`: ${name}\\b`).test(list)))
    .map(() => `${file} has a transaction and a system outside in one hand`);
};

/** The parameter lists of all functions without nested parentheses. */
function parameterLists(text: string): string[] {
  return Array.from(text.matchAll(/\(([^()]*)\)\s*(?::[^={]*)?(?:=>|\{)/g), ([, list]) => list!);
}

const longest = 250;

const outboundClient = 'src/platform/server/partners/outbound-http.ts';

/** The common client limits the time and size of answers and follows no redirects. */
export const callsOutUseOneClient: Rule = ({ path: file, imports, text }) => {
  const isOther = isWeb(file) || isTest(file) || file === outboundClient || file.startsWith('src/platform/build/');
  if (isOther || !/^(src|database)\//.test(file)) return [];
  const code = text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
  const sends = /(?<![\w'-])fetch\b(?!['-])|import \{[^}]*\b(request|get)\b[^}]*\} from 'node:http'/;
  const isByItself = sends.test(code) || imports.some((each) => /^(undici|node:https|axios|got)$/.test(each));
  return isByItself ? [`${file} calls out without ${outboundClient}`] : [];
};

export const filesAreShort: Rule = ({ path: file, text }) => {
  const lines = text.split('\n').length - 1;
  return /\.tsx?$/.test(file) && !isTest(file) && !generated.has(file) && lines > longest
    ? [`${file} has ${lines} lines`]
    : [];
};

export const namesSaySomething: Rule = ({ path: file }) =>
  /(^|\/)(utils?|helpers?|common|general|misc|shared)(\/|\.\w+$)/.test(file)
    ? [`${file} does not say what it holds`]
    : [];

/** Configuration and stories need default exports for their tools. */
/** Stories and configurations have default exports, and what replaces one of a library. */
const mayHaveDefault = /\.(stories|config)\.tsx?$|\/i18n\/format-message\.ts$/;

export const exportsAreNamed: Rule = ({ path: file, text }) =>
  !mayHaveDefault.test(file) && /^export default\b|^export \{[^}]*\bdefault\b/m.test(text)
    ? [`${file} has a default export`]
    : [];

export const rules: Rule[] = [
  sharedKnowsNoSide,
  serverKnowsNoWeb,
  webKnowsNoServer,
  areasMeetAtContractOrRules,
  roomsMeetAtContractOrRules,
  platformKnowsNoArea,
  onlyAppKnowsAllAreas,
  onlyAppReadsDatabaseFolder,
  productKnowsNoTests,
  filesAreShort,
  namesSaySomething,
  exportsAreNamed,
  onlyEmbeddedSystemsHaveFaults,
  systemsOutsideHoldNoTransaction,
  callsOutUseOneClient,
];
