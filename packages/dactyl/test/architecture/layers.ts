/**
 * The rule of rooms of ARCHITECTURE.md as a function: an import goes in, the reason why it is not allowed
 * comes out. It knows nothing of files, so that it can be tested on imports that nobody would write. Types count as
 * code does: who names a type has to know the room that it lives in.
 */
import type { Import } from './import-graph.js';

/** Rooms of Node, in the order in which data flows: each may import all rows before its own, and `shared/`. */
const NODE_ROWS: readonly (readonly string[])[] = [
  ['node/base'],
  ['node/config', 'node/content', 'node/markdown', 'node/images', 'node/analysis'],
  ['node/plugin-api'],
  ['node/site'],
  ['node/bundle', 'node/pipeline'],
  ['node/production', 'node/serve', 'node/translations', 'node/swizzle', 'node/migrate'],
  ['node/compare', 'node/doctor'],
  ['node/cli/commands', 'node/cli'],
];

const WITHOUT_REACT = ['browser/stores', 'browser/boot'];
const HYDRATION = [...WITHOUT_REACT, 'browser/router', 'react'];

/** What each other room may import besides itself and `shared/`. The classic theme is one of docs and blogs. */
const OTHER_ROOMS: Record<string, readonly string[]> = {
  shared: [],
  'browser/stores': [],
  'browser/boot': ['browser/stores'],
  'browser/router': WITHOUT_REACT,
  react: WITHOUT_REACT,
  ssr: [...WITHOUT_REACT, 'react', 'browser/app'],
  'browser/hydrate': HYDRATION,
  'browser/app': [...HYDRATION, 'browser/hydrate', 'theme'],
  'browser/dev': [...HYDRATION, 'browser/hydrate', 'browser/app'],
  theme: [...WITHOUT_REACT, 'react', 'features/react', 'features/theme'],
};

const PLUGIN_ROOMS = NODE_ROWS.slice(0, 3).flat();

/** What the parts of a feature may import besides themselves, `shared/` and parts of their own feature. */
const FEATURE_PARTS: Record<string, readonly string[]> = {
  engine: [],
  algolia: PLUGIN_ROOMS,
  node: PLUGIN_ROOMS,
  react: [...WITHOUT_REACT, 'react'],
  browser: HYDRATION,
  theme: [...HYDRATION, 'theme'],
  worker: [],
};

/** Parts of a feature that run in Node, and those that run in a browser: neither knows the other. */
const SIDES: Record<string, 'node' | 'browser'> = {
  node: 'node',
  algolia: 'node',
  react: 'browser',
  browser: 'browser',
  theme: 'browser',
  worker: 'browser',
};

/** Files of pure types that say what Node hands to components, and what a plugin and its components agree on. */
const DATA_FOR_COMPONENTS =
  /^features\/[^/]+\/node\/(?:global-data-)?types\.ts$|^node\/config\/theme-config-types\.ts$/;

/** The two places that name features which every site can have, and their commands: the core asks them. */
const REGISTRIES = new Set(['node/site/built-ins.ts', 'node/site/built-in-commands.ts']);

/** Types that may cross where code may not: importing room → what it may name. */
const TYPE_EXCEPTIONS: Record<string, RegExp> = {
  'node/content': /^node\/config\/types\.ts$/,
  'node/markdown': /^node\/config\/types\.ts$/,
  react: DATA_FOR_COMPONENTS,
  theme: DATA_FOR_COMPONENTS,
  'features/react': DATA_FOR_COMPONENTS,
  'features/theme': DATA_FOR_COMPONENTS,
  'features/browser': DATA_FOR_COMPONENTS,
};

/** What only others import, by a public name: they may gather from all rooms, and nothing inside asks them. */
const ENTRIES = new Set([
  'index.ts',
  'client.ts',
  'error-boundary.tsx',
  'theme-common.ts',
  'theme-common-details.ts',
  'theme-common-internal.ts',
  'theme-parts.ts',
  'theme-search-client.ts',
  'theme/index.ts',
]);

/** Why an import breaks the rule, or `undefined`. */
export function layerProblem({ from, to, typeOnly }: Import): string | undefined {
  if (ENTRIES.has(to) && !ENTRIES.has(from)) return `${from} imports the public entry ${to}: import the module itself`;
  const room = roomOf(from);
  if (room === undefined) return from.includes('/') ? `${from} is in a folder that is no room` : undefined;
  const target = roomOf(to);
  if (target === undefined) return packageProblem(from, room, to);
  const [feature, otherFeature] = [featureOf(from), featureOf(to)];
  if (feature !== undefined && otherFeature !== undefined && feature !== otherFeature)
    return `${from} imports ${to}: features never import features`;
  if (room === target || target === 'shared' || mayImport(from, room, target)) return undefined;
  if (typeOnly && TYPE_EXCEPTIONS[room]?.test(to)) return undefined;
  return `${from} imports ${to}: ${room} may not know ${target}`;
}

function mayImport(from: string, room: string, target: string): boolean {
  if (REGISTRIES.has(from) && /^features\/(?:node|algolia)$/.test(target)) return true;
  const row = NODE_ROWS.findIndex((rooms) => rooms.includes(room));
  if (row !== -1) return NODE_ROWS.slice(0, row).some((rooms) => rooms.includes(target));
  const part = partOf(room);
  if (part === undefined) return OTHER_ROOMS[room]?.includes(target) ?? false;
  const other = partOf(target);
  if (other === undefined) return FEATURE_PARTS[part]?.includes(target) ?? false;
  return other === 'engine' || (SIDES[part] !== undefined && SIDES[part] === SIDES[other]);
}

function packageProblem(from: string, room: string, specifier: string): string | undefined {
  const isNode = room.startsWith('node/') || SIDES[partOf(room) ?? ''] === 'node';
  if (!isNode && room !== 'ssr' && specifier.startsWith('node:'))
    return `${from} imports ${specifier}: it must run in a browser`;
  if (room !== 'node/bundle' && /^(?:vite|rolldown)(?:\/|$)/.test(specifier))
    return `${from} imports ${specifier}: only node/bundle/ knows Vite`;
  return undefined;
}

/** Files have an extension, which tells `node/bundle/bundle-site.ts` from the package `vite`. */
function roomOf(path: string): string | undefined {
  if (!/\.[a-z]+$/.test(path)) return undefined;
  const [first = '', second = '', third = ''] = path.split('/');
  if (first === 'features') return third in FEATURE_PARTS ? `features/${third}` : undefined;
  const room = first === 'node' || first === 'browser' ? `${first}/${second}` : first;
  return room in OTHER_ROOMS || NODE_ROWS.some((rooms) => rooms.includes(room)) ? room : undefined;
}

function partOf(room: string): string | undefined {
  return /^features\/(\w+)$/.exec(room)?.[1];
}

function featureOf(path: string): string | undefined {
  return /^features\/([^/]+)\//.exec(path)?.[1];
}
