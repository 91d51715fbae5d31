/**
 * Makes the scripts of the search: `dist/features/search/theme/dialog/main.js` and all that it imports, React, DocSearch and styles
 * included, become `dist/search-scripts/dialog.js`, `dist/features/search/theme/page/main.js` becomes `page.js`, and
 * `dist/features/search/theme/session/main.js` becomes `session.js`. What several need is in `dialog.js`. The licences of all lie beside them. Does nothing when none of the files that went in has
 * changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const scriptFile = fileURLToPath(import.meta.url);
const packageDir = join(dirname(scriptFile), '..');
const entries = {
  dialog: join(packageDir, 'dist/features/search/theme/dialog/main.js'),
  page: join(packageDir, 'dist/features/search/theme/page/main.js'),
  session: join(packageDir, 'dist/features/search/theme/session/main.js'),
};
const outDir = join(packageDir, 'dist/search-scripts');
const inputsFile = join(outDir, 'inputs.json');

/** How the function of DocSearch begins that makes Algolia's client, and what it says further on. */
const CLIENT =
  /function (\w+)\((\w+),(\w+),(\w+)\)\{return (\w+)\.useMemo\(\(function\(\)\{var \w+=function\([^{}]*\{[^{}]*`appId` is missing/;

export async function buildDialog() {
  // A type error may have kept them from being compiled; the compiler has said so.
  if (!Object.values(entries).every((file) => existsSync(file)) || isFresh()) return;
  const inputs = new Set([scriptFile]);
  const { output } = await bundle(inputs);
  mkdirSync(outDir, { recursive: true });
  const names = output.map(({ fileName }) => fileName).toSorted();
  if (names.join() !== 'dialog.js,page.js,session.js') throw new Error(`Vite made ${names.join(', ')} of the search.`);
  for (const item of output) {
    const content = item.type === 'chunk' ? item.code : item.source;
    writeFileSync(join(outDir, item.fileName), content);
  }
  writeFileSync(join(outDir, 'LICENSES.txt'), LICENSES);
  writeFileSync(
    inputsFile,
    JSON.stringify(Object.fromEntries([...inputs].map((file) => [nameOf(file), hashFile(file)]))),
  );
}

/** @param {Set<string>} inputs gets the files that went in */
async function bundle(inputs) {
  const result = await build({
    configFile: false,
    root: packageDir,
    logLevel: 'error',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      // Nobody looks into these scripts with React's tools.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    },
    plugins: [
      {
        name: 'dialog:inputs',
        moduleParsed: ({ id }) => {
          const [file = ''] = id.split('?');
          if (existsSync(file)) inputs.add(file);
        },
      },
      {
        name: 'dialog:docsearch',
        transform: {
          filter: { id: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/ },
          handler: (code) => ({
            code: withTrustedHtml(withoutErrorClasses(withoutStyle(withoutInsights(withErrors(withoutClient(code)))))),
            map: null,
          }),
        },
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entries,
        // The page imports what is in the dialog's file, and its names are those of the minifier.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          // The minifier drops what a `banner` says.
          postBanner: '/*! React, DocSearch: MIT, see LICENSES.txt of dactyl */',
        },
      },
    },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('Vite made no search dialog.');
  return first;
}

/**
 * DocSearch stays on its error screen, and throws nothing that nobody catches. As it is, the error screen gives way to
 * the one for no results at once, and later to the sign of a slow answer.
 */
const FAILURE = /throw"RetryError"===\w+\.name&&(\w+)\("error"\),\w+(?=\})/;
const STALLED = /(\w+)\("stalled"\)(\}\),\w+\.stallThreshold\);.{0,80}?state:(\w+)\.getState\(\))/;

/** @param {string} code */
function withErrors(code) {
  const changed = code
    .replace(FAILURE, 'return $1("error"),new Promise((function(){}))')
    .replace(STALLED, '"error"!==$3.getState().status&&$1("stalled")$2');
  if (!changed.includes('new Promise((function(){}))') || !changed.includes('"error"!=='))
    throw new Error('DocSearch handles errors in another way than scripts/build-dialog.mjs knows.');
  return changed;
}

/**
 * Where what watches readers is switched on: by an option, and by a wish of the service.
 * @type {[RegExp, string][]}
 */
const INSIGHTS = [
  [
    /if\((\w+)\.insights&&!\w+\(\)\)\{var \w+="boolean"==typeof \1\.insights\?\{\}:\1\.insights;\1\.plugins\.push\(\w+\(\w+\)\)\}/,
    '',
  ],
  [/(&&!1!==(\w+)\.insights\))\{var (\w+)=\w+\(\{[^{}]*\}\);\2\.plugins\.push\(\3\),\w+\(\[\3\]\)\}/, '$1{}'],
  // Nothing asks for it then, and the bundler leaves it out, with the address that it loads code from.
  [/=(\w+\(\(function\(\w+\)\{var \w+=\w+\.onItemsChange,)/, '=/*#__PURE__*/$1'],
];

/** @param {string} code */
function withoutInsights(code) {
  return INSIGHTS.reduce((changed, [pattern, text]) => {
    if (!pattern.test(changed))
      throw new Error('DocSearch watches readers in another way than scripts/build-dialog.mjs knows.');
    return changed.replace(pattern, text);
  }, code);
}

/** Where texts of hits are shown as HTML. `dialog/trust-marks.ts` lets nothing else pass than what marks the matches. */
const HTML = /\{__html:(\w+\(\w+,"_snippetResult\."[^{}]*?)\}/;

/** @param {string} code */
function withTrustedHtml(code) {
  if (!HTML.test(code)) throw new Error('DocSearch shows hits in another way than scripts/build-dialog.mjs knows.');
  const trust = JSON.stringify(join(packageDir, 'dist/features/search/theme/dialog/trust-marks.js'));
  return `import{trustMarks}from${trust};${code.replace(HTML, '{__html:trustMarks($1)}')}`;
}

/** In Algolia's logo: a style element, which a Content-Security-Policy would have to allow. `dialog.css` says the same. */
const STYLE = /\w+\.createElement\("defs",null,\w+\.createElement\("style",null,"[^"]*"\)\),/;

/** @param {string} code */
function withoutStyle(code) {
  if (!STYLE.test(code))
    throw new Error('DocSearch styles its logo in another way than scripts/build-dialog.mjs knows.');
  return code.replace(STYLE, '');
}

/** Errors of Algolia's client: classes that are made by calls, which the bundler keeps unless it is told that it need not. */
const ERROR_CLASS =
  /=(?=function\(\)\{function e\([^{}]*\)\{[^{}]*\}return \w+\(e,\w+(?:\(Error\))?\),\w+\(e\)\}\(\))/g;

/** @param {string} code */
function withoutErrorClasses(code) {
  const changed = code.replace(ERROR_CLASS, '=/*#__PURE__*/');
  if (changed === code) throw new Error('DocSearch has errors of another form than scripts/build-dialog.mjs knows.');
  return changed;
}

/**
 * DocSearch makes Algolia's client and lets us replace it. With ours in its place from the start, nothing refers to
 * Algolia's any more, and the bundler leaves it out.
 * @param {string} code
 */
function withoutClient(code) {
  const match = CLIENT.exec(code);
  if (!match) throw new Error('DocSearch makes its client in another way than scripts/build-dialog.mjs knows.');
  const [, name, appId, apiKey, transform, react] = match;
  const made = `function ${name}(${appId},${apiKey},${transform}){return ${react}.useMemo(${transform},[${transform}])}`;
  return code.slice(0, match.index) + made + code.slice(endOfFunction(code, match.index));
}

/**
 * Where the braces are even again.
 * @param {string} code
 * @param {number} start
 */
function endOfFunction(code, start) {
  let depth = 0;
  for (let at = code.indexOf('{', start); at < code.length; at++) {
    if (code[at] === '{') depth++;
    else if (code[at] === '}' && --depth === 0) return at + 1;
  }
  throw new Error('The code of DocSearch ends in the middle of a function.');
}

function isFresh() {
  if (!existsSync(inputsFile)) return false;
  const inputs = Object.entries(JSON.parse(readFileSync(inputsFile, 'utf8')));
  return inputs.every(([name, hash]) => {
    const file = join(packageDir, name);
    return existsSync(file) && hashFile(file) === hash;
  });
}

/**
 * Seen from the package: the list is the same wherever it was made.
 * @param {string} file
 */
function nameOf(file) {
  return relative(packageDir, file).replaceAll('\\', '/');
}

/** @param {string} file */
function hashFile(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

export const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

const LICENSES = `The scripts beside this file contain code of other projects, under the MIT licence below:

- react, react-dom and scheduler: Copyright (c) Meta Platforms, Inc. and affiliates.
- @docsearch/react, @docsearch/css and @algolia/autocomplete-core: Copyright (c) Algolia, Inc. and contributors.

${MIT}`;
