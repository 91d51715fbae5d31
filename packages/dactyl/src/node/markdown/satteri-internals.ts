/**
 * Access to satteri's internals. We decide between HTML and JavaScript after the parse, on the tree; satteri's
 * public functions decide before it. So we call the same native functions as they do (`dist/binding.js`), which are
 * not exported: the version is pinned in package.json, and `satteri-engine.test.ts` fails when the functions
 * change.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HastPluginDefinition, visitMdastHandle } from 'satteri';
import type { Parsers } from './engine.js';

/** A tree in native memory, of either kind. */
export type Handle = Parameters<typeof visitMdastHandle>[0];

/** The part of `dist/binding.js` that we call, as of 0.10.5. */
interface Binding {
  createMdxMdastHandle(source: string, parseOptions: number, trackPositions: boolean): Handle;
  createMdastHandle(source: string, parseOptions: number, trackPositions: boolean): Handle;
  applyCommandsToMdastHandle(handle: Handle, commands: Uint8Array): number;
  convertMdastToHastHandle(handle: Handle, options: object | undefined): Handle;
  applyCommandsToHandle(handle: Handle, commands: Uint8Array): number;
  applyCommandsAndRenderHandle(handle: Handle, commands: Uint8Array): { html: string };
  applyCommandsAndCompileHandle(handle: Handle, commands: Uint8Array, options: object): { code: string };
  dropHandle(handle: Handle): void;
  parseExpression(source: string): string | null;
  parseEsm(source: string): string | null;
}

export interface SatteriInternals {
  binding: Binding;
  /** Packs feature switches into the number that the parser takes. */
  featuresToNative(features: object): { parseOptions: number };
  /** Invalidates child nodes that were kept from this tree. */
  markHandleMutated(handle: Handle): void;
  /** Its `refs` map objects to the tree nodes they represent. */
  LazyChildResolver: new (handle: Handle) => { refs: WeakMap<object, number> };
  visitHastHandleCollect(
    handle: Handle,
    plugin: HastPluginDefinition,
    subscriptions: unknown,
    source: string,
    fileUrl: undefined,
    data: Record<string, unknown>,
    sourceFormat: string,
  ): Uint8Array | Promise<Uint8Array>;
  version: string;
}

export async function loadInternals(): Promise<SatteriInternals> {
  const require = createRequire(import.meta.url);
  const dist = path.dirname(require.resolve('satteri'));
  const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(path.join(dist, file)).href);
  const [binding, compile, resolver, visitor] = await Promise.all(
    ['binding.js', 'compile.js', 'lazy-child-resolver.js', 'hast/hast-visitor.js'].map(load),
  );
  const manifest: unknown = require(path.join(dist, '../package.json'));
  // Untyped modules; satteri-engine.test.ts verifies these casts for the pinned version.
  return {
    binding: binding as Binding,
    ...(compile as Pick<SatteriInternals, 'featuresToNative'>),
    ...(resolver as Pick<SatteriInternals, 'markHandleMutated' | 'LazyChildResolver'>),
    ...(visitor as Pick<SatteriInternals, 'visitHastHandleCollect'>),
    version: (manifest as { version: string }).version,
  };
}

/** JavaScript as satteri parses it. */
export function satteriParsers({ binding }: SatteriInternals): Parsers {
  return {
    parseExpression: (source) => parseJson(binding.parseExpression(source)),
    parseEsm: (source) => parseJson(binding.parseEsm(source)),
  };
}

function parseJson(json: string | null): unknown {
  return json === null ? undefined : JSON.parse(json);
}
