/**
 * A server of the Model Context Protocol over standard input and output, for assistants that start it as a program. It reads a site
 * that is built, so it knows what readers can know and nothing else.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type * as Server from '@modelcontextprotocol/server';
import type * as Stdio from '@modelcontextprotocol/server/stdio';
import { loadOptional } from '../../../../node/base/load-optional.js';
import { SiteError } from '../../../../node/base/site-error.js';
import { packageVersion } from '../../../../node/base/package-version.js';
import { ENTRY_FILE } from '../../engine/types.js';
import { folderFiles } from './folder-files.js';
import { openDocs, versionNames, type Docs } from './open-docs.js';
import { headOf } from './page-head.js';
import { remoteFiles } from './remote-files.js';
import type { SiteFiles } from './site-files.js';
import { addTools, type OpenDocs } from './tools.js';

const PACKAGE = '@modelcontextprotocol/server';

/** @param place folder of a site or of a build, or the address of a site @throws SiteError before anything is answered */
export async function serveDocs(place: string, dir: string): Promise<void> {
  const wanted = { from: process.cwd(), neededFor: 'The server for assistants', install: [PACKAGE] };
  const { McpServer } = await loadOptional<typeof Server>(PACKAGE, wanted);
  const { serveStdio } = await loadOptional<typeof Stdio>(`${PACKAGE}/stdio`, wanted);
  const files = filesOf(place, dir);
  const open = keepDocs(files);
  const instructions = await describeSite(await open());
  serveStdio(() => {
    const server = new McpServer(
      { name: 'dactyl', version: packageVersion(import.meta.dirname, 'dactyl') ?? '' },
      { instructions },
    );
    addTools(server, open);
    return server;
  });
}

function filesOf(place: string, dir: string): SiteFiles {
  if (/^https?:\/\//.test(place)) {
    if (URL.canParse(place)) return remoteFiles(place);
    throw new SiteError(`"${place}" is no address.`, { hint: 'Write dactyl mcp https://docs.example.com/' });
  }
  const folder = path.resolve(place);
  const build = path.resolve(folder, dir);
  const found = [folder, build].find((each) =>
    ['llms.txt', ENTRY_FILE].some((name) => existsSync(path.join(each, name))),
  );
  if (found !== undefined) return folderFiles(found);
  const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  throw new SiteError(isThere ? `There is no built site in ${build}.` : `There is no folder ${folder}.`, {
    hint: 'Run `dactyl build` first, or name the folder of the build or the address of the site. The site needs the built-in search or dactyl/plugin-llms-txt.',
  });
}

/** Opens a language once for each state of the site. */
function keepDocs(files: SiteFiles): OpenDocs {
  let state = '';
  let opened = new Map<string, Promise<Docs>>();
  return async (locale) => {
    const now = await files.state();
    if (now !== state) [state, opened] = [now, new Map()];
    const key = locale ?? '';
    const docs = opened.get(key) ?? openDocs(files, locale);
    opened.set(key, docs);
    docs.catch(() => opened.delete(key));
    return docs;
  };
}

async function describeSite({ files, root, locales, index }: Docs): Promise<string> {
  const home = await files.readPage('');
  const title = home && headOf(home.html).title;
  const versions = index ? versionNames(index) : [];
  const facts = [
    `The documentation ${title === undefined ? `at ${root.href}` : `"${title}"`}: search_docs finds sections, get_page gives a page as Markdown, list_pages has all pages.`,
    ...(locales.length > 0
      ? [`Languages (locale): ${locales.map(({ name, label }) => `${name} (${label})`).join(', ')}.`]
      : []),
    ...(versions.length > 0 ? [`Versions: ${versions.join(', ')}.`] : []),
  ];
  return facts.join('\n');
}
