/** A crawl of the built website, by patterns alone: where its links lead, and that its fixtures stay among themselves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryOf, requestIssuesUrl } from '../../website/src/repository/repository-links.js';
import { readRepository } from '../../website/repository.js';
import { openWebsiteOutput, pageFiles } from '../setup/website-output.js';

const PUBLISHED = 'https://dactyl.example';
const output = openWebsiteOutput();
const files = new Set(output.files());

/** Hosts that pages link to on purpose: a new one is added here by somebody who has looked at it. */
const KNOWN_HOSTS = new Set(
  readFileSync(join(import.meta.dirname, 'known-hosts.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);
/** In repositories at GitHub, the owner counts as well: anybody may make the account that a link invents. */
const KNOWN_OWNERS = new Set(
  'facebook remarkjs rehypejs syntax-tree reduxjs jestjs chaos-mesh home-assistant sparanoid slorber lerna prettier 1adybug sequelize hyperledger babel AdguardTeam PaloAltoNetworks open-webui FormidableLabs mkdocs squidfunk vuejs sapphi-red emersonbottero jerrywu001 NickCrews mkdocs-publisher danielfrg joapuiib lando ultrabug jooy2 imfing rachfop pawamoy okineadev leonardocustodio enzonotario blueswen vite-pwa lunariajs rdilweb jdoiro3 scalvert graphql-markdown typedoc2md HiDeoo condorheroblog Linkerin yushiomote'.split(
    ' ',
  ),
);

const isTest = (file: string) => /^(?:zh\/)?tests(?:\/|\.html$)/.test(file);
const outside = pageFiles(output)
  .filter((file) => !isTest(file))
  .map((file) => ({ file, html: output.read(file) }));

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

/** Whether a static host finds a file for the address. */
function isThere({ pathname }: URL): boolean {
  const path = decodeURIComponent(pathname).replaceAll(/^\/|\/$/g, '');
  return path === '' || [path, `${path}.html`, `${path}/index.html`].some((file) => files.has(file));
}

/** Paths below the board are the board. */
const isBoard = ({ pathname }: URL) => /^\/(?:zh\/)?feature-requests\//.test(pathname);

function isKnown({ hostname, pathname }: URL): boolean {
  if (hostname === 'github.com') return KNOWN_OWNERS.has(pathname.split('/')[1] ?? '');
  return KNOWN_HOSTS.has(hostname);
}

/** Addresses of other hosts that a browser asks by itself: it follows links, and those for search engines, for nobody. */
function askedHostsOf(html: string): string[] {
  return [...html.matchAll(/<(?!a\b)[a-z]+\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/^<link\b[^>]* rel="(?:canonical|alternate|help)"/.test(tag))
    .flatMap((tag) => [...tag.matchAll(/ (?:src|href|srcset|action|poster)="((?:https?:)?\/\/[^"]*)"/g)])
    .map(([, url = '']) => url);
}

describe('outside of the test pages, the website', () => {
  it('names no other host for what browsers ask by themselves, assistants to open a page in among them', () => {
    expect(outside.flatMap(({ file, html }) => askedHostsOf(html).map((url) => `${file}: ${url}`))).toEqual([]);
    expect(askedHostsOf('<img alt="" src="https://elsewhere.example/a.png">')).toHaveLength(1);
  });

  it('links to no address of its own without a page or file, and to no host that nobody has looked at', () => {
    const faults = outside.flatMap(({ file, html }) =>
      linksOf(html)
        .filter((href) => !/^(?:#|mailto:|data:)/.test(href))
        .map((href) => new URL(href, `${PUBLISHED}/${file}`))
        .filter((url) => (url.origin === PUBLISHED ? !isThere(url) && !isBoard(url) : !isKnown(url)))
        .map((url) => `${file}: ${url.href}`),
    );
    expect(outside.length).toBeGreaterThan(600);
    expect(faults).toEqual([]);
  });

  it('names no fixture: neither links to test pages nor advertises their feeds, and search engines are kept away', () => {
    const naming = outside.filter(({ html }) => /href="[^"]*\/tests(?:\/|")|[Tt]est blog/.test(html));
    expect(naming.map(({ file }) => file)).toEqual([]);
    const listed = pageFiles(output).filter(
      (file) => isTest(file) && !/<meta [^>]*name="robots" content="noindex/.test(output.read(file)),
    );
    expect(listed).toEqual([]);
    const indexes = output.files().filter((file) => /(?:^|\/)assets\/search\/[^/]+\.json$/.test(file));
    expect(indexes.length).toBeGreaterThan(10);
    expect(indexes.filter((file) => output.read(file).includes('"/tests/'))).toEqual([]);
  });

  it('shows nobody by the name of a git identity', () => {
    const pages = pageFiles(output).filter((file) => /theme-last-updated[^]*?<b>[^<]*<\/b>/.test(output.read(file)));
    // One of the test pages names its author itself; the style guide shows how that looks.
    expect(pages.filter((file) => !/(?:doc-with-last-update|style-guide)\.html$/.test(file))).toEqual([]);
  });
});

describe('the repository of the website', () => {
  it('is none by default, and its links follow from one address', () => {
    expect(readRepository('')).toBeUndefined();
    const repository = readRepository('https://github.com/OWNER/NAME.git');
    expect(repository).toEqual({ url: 'https://github.com/OWNER/NAME', owner: 'OWNER', name: 'NAME' });
    expect(repositoryOf({ repository })).toBe(repository);
    expect(repository && requestIssuesUrl(repository, 'hash-router')).toBe(
      'https://github.com/OWNER/NAME/issues?q=hash-router',
    );
    for (const address of ['OWNER/NAME', 'http://github.com/OWNER/NAME', 'https://github.com/OWNER'])
      expect(() => readRepository(address)).toThrow('It should be like https://github.com/OWNER/NAME.');
  });

  it('is asked for where it is missing: no page offers to edit, to vote or to open an editor', () => {
    for (const folder of ['', 'zh/']) {
      const support = output.page(`${folder}community/support.html`).one('main').text;
      expect(support).toContain('REPOSITORY=https://github.com/OWNER/NAME npx dactyl build website');
      expect(output.read(`${folder}docs/playground.html`)).not.toMatch(/href="https:\/\/(?:stackblitz|codesandbox)/);
    }
    const editable = outside.filter(
      ({ file, html }) => !/style-guide/.test(file) && /class="[^"]*theme-edit-this-page/.test(html),
    );
    expect(editable.map(({ file }) => file)).toEqual([]);
  });
});
