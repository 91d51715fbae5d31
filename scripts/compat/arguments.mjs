/** The command line of `npm run compat`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { PAGE_FACTS } from '../../packages/dactyl/dist/node/compare/page-facts.js';

/**
 * @typedef {object} CompatTask
 * @property {string} site absolute folder of a site, or of its finished build
 * @property {string | undefined} truth absolute file; without it the facts of the build are printed
 * @property {readonly string[]} only facts that are compared
 * @property {boolean} exact whether numbers of links and words must agree to the last one
 * @property {RegExp | undefined} pages paths that are compared
 * @property {RegExp | undefined} except paths that are not
 * @property {number} examples how many differences of a kind are shown
 * @property {boolean} json
 * @property {boolean} built whether the site is built already
 * @property {string | undefined} out where the build stays
 * @property {readonly string[]} buildArgs for `dactyl build`
 */

export const USAGE = `npm run compat -- FOLDER [TRUTH] [options]

Builds the site in FOLDER and compares its pages with TRUTH, one JSON object a line.
Without TRUTH it prints such a list.

  --only FACTS        compare these, separated by commas: ${PAGE_FACTS.join(', ')}
  --pages REGEXP      compare only pages whose path matches
  --except REGEXP     leave out pages whose path matches
  --exact             numbers of links and words may not differ at all (else by 3, or 3 %)
  --examples NUMBER   differences of a kind that are shown (default 5)
  --json              print all differences as one JSON object
  --built             FOLDER is a finished build
  --out FOLDER        keep the build there
  --locale LOCALE, --config FILE   as for dactyl build

Exit status: 0 when all agree, 1 when pages differ, 2 when nothing could be compared.`;

/**
 * @param {readonly string[]} args
 * @returns {CompatTask | { problem: string } | { usage: true }}
 */
export function parseArguments(args) {
  const parsed = readOptions(args);
  if ('problem' in parsed) return parsed;
  const { values, positionals } = parsed;
  const [site, truth, ...others] = positionals;
  if (values.help) return { usage: true };
  if (!site) return { problem: 'Name the folder of the site.' };
  if (others.length > 0) return { problem: `What is ${others.join(' ')}? There is one site and one list.` };
  const only = values.only?.split(',') ?? PAGE_FACTS;
  const unknown = only.filter((fact) => !PAGE_FACTS.some((known) => known === fact));
  if (unknown.length > 0) return { problem: `No page has ${unknown.join(', ')}. Known: ${PAGE_FACTS.join(', ')}.` };
  const examples = Number(values.examples ?? 5);
  if (!Number.isInteger(examples) || examples < 0) return { problem: `--examples ${values.examples} is no number.` };
  const patterns = readPatterns(values);
  if ('problem' in patterns) return patterns;
  return {
    site: resolve(site),
    truth: truth && resolve(truth),
    only,
    ...patterns,
    examples,
    exact: values.exact === true,
    json: values.json === true,
    built: values.built === true,
    out: values.out && resolve(values.out),
    buildArgs: [
      ...(values.locale ?? []).flatMap((locale) => ['--locale', locale]),
      ...(values.config ? ['--config', values.config] : []),
    ],
  };
}

/** @param {readonly string[]} args */
function readOptions(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        pages: { type: 'string' },
        except: { type: 'string' },
        exact: { type: 'boolean' },
        examples: { type: 'string' },
        json: { type: 'boolean' },
        built: { type: 'boolean' },
        out: { type: 'string' },
        locale: { type: 'string', multiple: true },
        config: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @param {{ pages?: string, except?: string }} values
 * @returns {Pick<CompatTask, 'pages' | 'except'> | { problem: string }}
 */
function readPatterns({ pages, except }) {
  try {
    return { pages: pages ? new RegExp(pages) : undefined, except: except ? new RegExp(except) : undefined };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
