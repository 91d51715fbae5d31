/** Runs an example that is a module: what it imports from us is real, what only a reader has is empty. */
import { createRequire } from 'node:module';
import { moduleRunnerTransform, parseSync, transformWithOxc } from 'vite';
import type { CodeExample } from './code-examples.js';
import { packageName, siteOf, type ExampleSite } from './example-site.js';
import { declaresType, isInstalled, isOurs, knownModule } from './known-modules.js';

const nodeRequire = createRequire(import.meta.filename);

export type ModuleExports = Record<string, unknown>;

/** @throws when it does not parse. */
export function checkSyntax(code: string): void {
  const { errors } = parseSync('example.tsx', code, { lang: 'tsx' });
  const [first] = errors.filter(({ message }) => !message.startsWith("A 'return' statement"));
  if (first) throw new SyntaxError(`${first.message}\n${first.codeframe ?? ''}`);
}

/** @throws for an import of something that does not exist. */
export async function checkImports(code: string, site: ExampleSite): Promise<void> {
  const { module } = parseSync('example.tsx', code, { lang: 'tsx' });
  for (const { moduleRequest, entries } of module.staticImports) {
    const { value: specifier } = moduleRequest;
    if (themeExample(specifier, site)) continue;
    if (isOurs(specifier) && !isOfOthers(specifier, site)) {
      const names = entries.map(({ importName, isType }) => ({ ...importName, isType }));
      for (const { kind, name, isType } of names) {
        const wanted = kind === 'Default' ? 'default' : (name ?? undefined);
        await checkName(specifier, wanted, isType);
      }
    } else checkPackage(specifier, site);
  }
  for (const [, specifier = ''] of code.matchAll(/\brequire(?:\.resolve)?\('([^']+)'\)/g)) {
    if (isOurs(specifier)) await checkName(specifier, undefined, false);
    else checkPackage(specifier, site);
  }
}

/** The example of the same page that is this component of a theme. */
function themeExample(specifier: string, { examples }: ExampleSite): CodeExample | undefined {
  const name = /^@theme\/(.+)$/.exec(specifier)?.[1];
  const files = ['', '/index'].flatMap((index) =>
    ['.jsx', '.tsx', '.js'].map((ending) => `/theme/${name}${index}${ending}`),
  );
  return name === undefined ? undefined : examples.find(({ title = '' }) => files.some((file) => title.endsWith(file)));
}

async function checkName(specifier: string, name: string | undefined, isType: boolean): Promise<void> {
  if (name !== undefined && name !== 'default' && declaresType(specifier, name) && isType) return;
  const known = knownModule(specifier);
  if (!known) throw new Error(`There is no module "${specifier}"${isType ? ` with the type ${String(name)}` : ''}.`);
  const exported = await known.load();
  if (isType) throw new Error(`"${specifier}" has no type ${String(name)}.`);
  if (name !== undefined && !(name in exported)) throw new Error(`"${specifier}" does not export ${name}.`);
}

/** A package of the format that is not part of this one, and that a page tells to install. */
function isOfOthers(specifier: string, { packages }: ExampleSite): boolean {
  const name = packageName(specifier);
  return name.startsWith('@docusaurus/') && packages.has(name) && knownModule(specifier) === undefined;
}

const isLocal = (specifier: string) => /^(?:!.*!)?(?:\.{1,2}\/|@site\/|@generated\/)/.test(specifier);

/** It is here, a page tells to install it, or it is a file of the reader. */
function checkPackage(specifier: string, { packages, text }: ExampleSite): void {
  if (isLocal(specifier) || packages.has(packageName(specifier)) || isInstalled(specifier)) return;
  if (text.includes(`\`${packageName(specifier)}\``)) return;
  throw new Error(`No page says that "${packageName(specifier)}" must be installed.`);
}

type Import = (specifier: string) => Promise<object>;

/** Exports of the module, by name. */
export async function loadModuleExample(example: CodeExample): Promise<ModuleExports> {
  const site = siteOf(example);
  const { code } = await transformWithOxc(example.code, 'example.tsx', { lang: 'tsx', jsx: { runtime: 'automatic' } });
  const transformed = await moduleRunnerTransform(code, null, 'example.js', code);
  const exports: ModuleExports = {};
  const module = { exports };
  const load: Import = (specifier) => importFor(specifier, site);
  // The cast: a function of that kind has no name of its own.
  const AsyncFunction = (async () => {}).constructor as new (
    ...args: string[]
  ) => (...args: unknown[]) => Promise<void>;
  const names = {
    __vite_ssr_import__: load,
    __vite_ssr_dynamic_import__: load,
    __vite_ssr_import_meta__: {},
    __vite_ssr_exports__: exports,
    __vite_ssr_exportName__: (name: string, get: () => unknown) =>
      Object.defineProperty(exports, name, { enumerable: true, get }),
    __vite_ssr_exportAll__: (all: object) => Object.assign(exports, all),
    require: Object.assign(requireFor, { resolve: (specifier: string) => specifier }),
    module,
  };
  await new AsyncFunction(...Object.keys(names), transformed?.code ?? '')(...Object.values(names));
  return module.exports === exports ? exports : { default: module.exports };
}

/** An image is its address. */
const isImage = (specifier: string) => /\.(?:avif|gif|jpe?g|png|webp)$/.test(specifier);

function requireFor(specifier: string): unknown {
  return isInstalled(specifier) ? nodeRequire(specifier) : { default: isImage(specifier) ? specifier : undefined };
}

async function importFor(specifier: string, site: ExampleSite): Promise<object> {
  const known = knownModule(specifier);
  if (known) return known.load();
  if (specifier.endsWith('.css')) return { default: new Proxy({}, { get: (_, name) => String(name) }) };
  if (isImage(specifier)) return { default: specifier };
  // The cast: a module is an object.
  if (isInstalled(specifier)) return (await import(/* @vite-ignore */ specifier)) as object;
  const other = themeExample(specifier, site) ?? site.examples.find(({ title = '' }) => isFileOf(specifier, title));
  if (other) return loadModuleExample(other);
  return isLocal(specifier) ? OWN_FILE : new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : ANYTHING) });
}

/** `./keys.mjs`, `@site/src/components/Moon` → the example that bears the name. */
function isFileOf(specifier: string, title: string): boolean {
  const name = specifier.replace(/^(?:\.{1,2}\/)+|^@site\//, '');
  return /\.[cm]?[jt]sx?$/.test(title) && (title.endsWith(name) || title.replace(/\.\w+$/, '').endsWith(name));
}

/** A file of the reader: a component, or a page with its table of contents. */
const OWN_FILE = { default: () => null, toc: [], frontMatter: {} };

/** Of a package that the docs tell to install: whatever is asked for. */
const ANYTHING: object = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 'anything' : name === 'then' ? undefined : ANYTHING),
  apply: () => ANYTHING,
});
