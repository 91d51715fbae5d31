/** What a tool builds one after the other: each state begins with the output and the caches of the one before it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withFirstParagraph, withLastParagraph } from './edits.mjs';

/**
 * @typedef {object} PreparedSite
 * @property {import('./peers/peers.mjs').Peer} peer
 * @property {string} siteDir
 * @property {readonly string[]} pages files
 *
 * @typedef {object} Scenario
 * @property {string} name
 * @property {(site: PreparedSite) => void} [prepare] changes the site before it is built
 * @property {(site: Pick<PreparedSite, 'peer'>) => boolean} [suits] whether the tool has it; all have it where this is not given
 */

/** @type {readonly Scenario[]} */
export const SCENARIOS = [
  { name: 'cold' },
  { name: 'unchanged' },
  {
    name: 'one edit',
    prepare: (site) =>
      editPage(site, 2, (text) =>
        withLastParagraph(text, '## An edit\n\nOne more paragraph, written after the first build.'),
      ),
  },
  {
    name: 'first paragraph',
    prepare: (site) =>
      editPage(site, 3, (text) => withFirstParagraph(text, 'One more sentence, written after the first build.')),
  },
  {
    name: 'settings',
    suits: ({ peer }) => peer.otherSettings !== undefined,
    prepare: ({ peer, siteDir }) => {
      if (!peer.otherSettings) return;
      const file = join(siteDir, peer.otherSettings.file);
      writeFileSync(file, peer.otherSettings.change(readFileSync(file, 'utf8')));
    },
  },
];

/**
 * @param {PreparedSite} site
 * @param {number} part the page at this part of the list: each edit has a page of its own
 * @param {(text: string) => string} change
 */
function editPage({ pages }, part, change) {
  const page = pages[Math.floor(pages.length / part)];
  if (page !== undefined) writeFileSync(page, change(readFileSync(page, 'utf8')));
}
