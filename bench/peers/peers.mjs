/** The tools that are compared, in the order in which they are printed. */
import { dactyl } from './dactyl.mjs';
import { docusaurus } from './docusaurus.mjs';
import { hugo } from './hugo.mjs';
import { starlight } from './starlight.mjs';
import { vitepress } from './vitepress.mjs';

/**
 * @typedef {object} Peer
 * @property {string} name of its folder below `bench/work/`, and in `--tools`
 * @property {keyof typeof import('../corpus/dialects.mjs').DIALECTS} dialect
 * @property {string} contentDir where the pages go; every path here is relative to the site folder
 * @property {string} outDir
 * @property {readonly string[]} caches what a cold build may not find
 * @property {Record<string, string>} packages name → exact version, installed into the site folder
 * @property {Record<string, string>} [overrides] of packages further down
 * @property {(pages: readonly import('../corpus/pages.mjs').Page[]) => Record<string, string>} files
 *   of the site besides its pages: path → text
 * @property {(siteDir: string) => { command: string, args: string[] }} build
 * @property {{ file: string, change: (text: string) => string }} [otherSettings] an edit of the settings that changes no page
 * @property {PeerParts} [parts] how a site is built in parts, as on several machines
 * @property {(siteDir: string) => string | undefined} version `undefined` when the tool is not there
 */

/**
 * @typedef {object} PeerParts
 * @property {string} outDir where all parts go
 * @property {(siteDir: string, part: number, parts: number) => { command: string, args: string[] }} build
 * @property {() => { command: string, args: string[] }} merge
 */

/** @type {readonly Peer[]} */
export const PEERS = [dactyl, hugo, docusaurus, starlight, vitepress];

/**
 * @param {readonly string[]} names
 * @returns {Peer[]}
 */
export function choosePeers(names) {
  return names.map((name) => {
    const peer = PEERS.find((one) => one.name === name);
    if (peer) return peer;
    throw new Error(`There is no tool "${name}". Choose from ${PEERS.map((one) => one.name).join(', ')}.`);
  });
}
