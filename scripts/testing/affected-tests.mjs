/**
 * Which tests an edit can affect. In: changed files, and all test files with their text. Out: those to run, and why. Unit
 * tests follow from the imports; tests of built sites and of browsers see the compiled package, so for them a table says
 * which areas of the source they look at, and their text which fixtures and pages.
 */
import { posix } from 'node:path';

import { parseSync } from 'vite';

/**
 * @typedef {{ file: string, text: string }} SourceFile path from the root, with slashes
 * @typedef {{ file: string, reason: string }} AffectedTest
 */

const DACTYL = 'packages/dactyl/';
const SITE_TESTS = `${DACTYL}test/site/`;

/**
 * Areas of the source → tests of sites and browsers that look at them. The first that fits counts; what fits none gets
 * the last, which build one site with everything and walk through the website.
 *
 * @type {readonly { area: RegExp, tests: RegExp }[]}
 */
const AREAS = [
  {
    area: /\/features\/blog\/|\/theme\/Blog/,
    tests: /\/site\/(?:blog-|feeds)|website\/(?:blog|changelog|feeds)/,
  },
  {
    area: /\/features\/docs\/|\/theme\/Doc/,
    tests: /\/site\/docs-|website\/docs-|navigation\/sidebar/,
  },
  { area: /search/i, tests: /search/ },
  { area: /\/features\/(?:client-redirects|sitemap)|\/output-check\//, tests: /redirects|sitemap|links|check/ },
  { area: /pwa/, tests: /offline/ },
  { area: /ideal-image/, tests: /ideal-image/ },
  { area: /social-cards/, tests: /social-cards/ },
  { area: /debug/i, tests: /debug/ },
  { area: /mermaid/i, tests: /diagrams|optional-themes/ },
  { area: /live-code|live-frame/, tests: /live-code|csp|optional-themes/ },
  { area: /content-policy/, tests: /csp/ },
  { area: /\/swizzle\//, tests: /swizzle|ejected/ },
  { area: /\/translations\//, tests: /translations/ },
  { area: /\/serve\/dev\/|\/dev-client\/|dev-environment/, tests: /^e2e\/dev\// },
  { area: /\/serve\/preview\//, tests: /navigation\/addresses|website\/(?:routes|redirects)/ },
  { area: /\/browser\/router\//, tests: /navigation\/|islands\/navigation/ },
  { area: /\/boot\//, tests: /website\/(?:navbar|color-mode|mobile-menu|announcement|test-pages-browser)|\/theme\// },
  {
    area: /islands?\/|\/hydrate\/|\/analysis\/|\/ssr\//,
    tests: /\/site\/islands|islands\/(?:first-events|requests|same-nodes|swizzled)/,
  },
  { area: /\/markdown\//, tests: /\/site\/(?:syntax|markdown)|website\/markdown-pages/ },
  { area: /\/production\//, tests: /\/site\/(?:incremental-build|plain-site|build-kill)/ },
  { area: /\/config\//, tests: /\/site\/(?:errors|navbar-errors)/ },
  { area: /\/theme\//, tests: /\/site\/(?:plain-site|overrides)|^e2e\/theme\/|accessibility\/structure/ },
  { area: /./, tests: /\/site\/plain-site|website\/(?:routes|network)/ },
];

/**
 * @param {readonly string[]} changed
 * @param {{ tests: readonly SourceFile[], sources: readonly SourceFile[] }} repository `sources`: all modules that tests
 *   may import, themselves included
 * @returns {AffectedTest[]} sorted by file
 */
export function affectedTests(changed, { tests, sources }) {
  /** @type {Map<string, string>} */
  const affected = new Map();
  const add = (/** @type {string} */ file, /** @type {string} */ reason) => {
    if (!affected.has(file)) affected.set(file, reason);
  };
  const isTest = new Set(tests.map(({ file }) => file));
  for (const file of changed) if (isTest.has(file)) add(file, 'was changed itself');
  for (const [file, reason] of importersOf(changed, sources)) if (isTest.has(file)) add(file, reason);
  for (const file of changed) {
    for (const test of tests) {
      const reason = outerReason(file, test);
      if (reason) add(test.file, reason);
    }
  }
  return [...affected].map(([file, reason]) => ({ file, reason })).toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * @param {string} changed
 * @param {SourceFile} test
 * @returns {string | undefined}
 */
function outerReason(changed, { file, text }) {
  const isOuter = file.startsWith(SITE_TESTS) || file.startsWith('e2e/');
  if (changed.startsWith(`${DACTYL}src/`) && !changed.includes('.test.') && isOuter) {
    const area = AREAS.find((one) => one.area.test(changed));
    return area?.tests.test(file) ? `looks at ${changed}` : undefined;
  }
  const fixture = /^packages\/dactyl\/test\/(?:sites|broken-sites)\/([^/]+)\//.exec(changed)?.[1];
  if (fixture && file.startsWith(SITE_TESTS))
    return text.includes(fixture) ? `builds the fixture ${fixture}` : undefined;
  const site = /^e2e\/sites\/([^/-]+)/.exec(changed)?.[1];
  if (site) return file.startsWith(`e2e/${site}/`) || text.includes(`'${site}'`) ? `opens the site ${site}` : undefined;
  const page = /^website\/(?:i18n\/zh\/[^/]+\/current\/|src\/pages\/)?(.+?)(?:\/index)?\.(?:mdx?|tsx|css)$/.exec(
    changed,
  )?.[1];
  if (page && file.startsWith('e2e/website/')) {
    return text.includes(`/${page}'`) || text.includes(`/${page}\``) ? `opens the page /${page}` : undefined;
  }
  if (page && /website-(?:examples|tables)/.test(file)) return `reads the docs`;
  if (changed.startsWith('packages/create-dactyl/') && /create/.test(file)) return 'makes sites';
  return undefined;
}

/**
 * @param {readonly string[]} changed
 * @param {readonly SourceFile[]} sources
 * @returns {Map<string, string>} each file that imports a changed one, however far away → why
 */
function importersOf(changed, sources) {
  const files = new Set(sources.map(({ file }) => file));
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const { file, text } of sources) {
    for (const imported of importsOf(file, text, files)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const start of changed) {
    const queue = [start];
    for (const file of queue) {
      for (const importer of importers.get(file) ?? []) {
        if (found.has(importer)) continue;
        found.set(importer, `imports ${start}`);
        queue.push(importer);
      }
    }
  }
  return found;
}

/**
 * @param {string} file
 * @param {string} text
 * @param {ReadonlySet<string>} files
 * @returns {string[]}
 */
function importsOf(file, text, files) {
  const { module } = parseSync(file, text);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return requests.flatMap((request) => {
    const theme = /^@theme(?:-original|-init)?\/(.+)$/.exec(request)?.[1];
    if (!theme && !request.startsWith('.')) return [];
    const base = theme ? `${DACTYL}src/theme/${theme}` : posix.join(posix.dirname(file), request);
    const stem = base.replace(/\.m?jsx?$/, '');
    const candidates = [base, ...['.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'].map((end) => stem + end)];
    return candidates.filter((candidate) => files.has(candidate)).slice(0, 1);
  });
}
