/** Creates the files of a swizzled component in memory; `write-files.ts` writes them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '../base/site-error.js';
import { copyComponent } from './copy-component.js';
import { COMPONENT_FILE, NO_COMPONENT } from './list-components.js';
import type { OwnSources, SwizzledFile, SwizzleRequest, Theme, ThemeComponent } from './types.js';

const COPIED = /\.(?:[jt]sx?|css|svg)$/;
const TYPESCRIPT = /\.tsx?$/;

/** Files of an ejected component (a copy). */
export function ejectFiles(request: SwizzleRequest): SwizzledFile[] {
  const { theme, component } = request;
  const { own } = theme;
  if (!own) return filesOfOthers(request);
  const inFolder = ({ name, isFolder }: ThemeComponent) => !isFolder && path.posix.dirname(name) === component.name;
  return component.isFolder
    ? theme.components.filter(inFolder).flatMap((part) => ownFiles({ ...request, component: part }, own))
    : ownFiles(request, own);
}

/** The file of a component that wraps the theme's one. */
export function wrapFiles({ theme, component: { name }, language, targetDir }: SwizzleRequest): SwizzledFile[] {
  const base = path.join(targetDir, name);
  const isSingle = !theme.own && !existsSync(path.join(theme.folder, name));
  const stem = isSingle ? base : path.join(base, 'index');
  const isTypeScript = language === 'typescript';
  const text = isTypeScript ? typeScriptWrapper(name) : javaScriptWrapper(name);
  return [{ file: stem + (isTypeScript ? '.tsx' : '.js'), text }];
}

/** Files of a component that already exist in the site, with any extension. */
export function existingFiles({ name }: ThemeComponent, targetDir: string): string[] {
  const base = path.join(targetDir, name);
  return ['.tsx', '.ts', '.jsx', '.js', '.mjs']
    .flatMap((extension) => [base + extension, path.join(base, `index${extension}`)])
    .filter((file) => existsSync(file));
}

function ownFiles({ theme, component, language, targetDir }: SwizzleRequest, own: OwnSources): SwizzledFile[] {
  const isComponent = (name: string) => theme.components.some((other) => other.name === name && !other.isFolder);
  const files = copyComponent({ ...own, component: component.name, language, isComponent });
  return [...files].map(([name, text]) => ({ file: path.join(targetDir, component.name, name), text }));
}

/** Sources of other themes are copied unchanged: they import their own package by name, or nothing relative. */
function filesOfOthers({ theme, component, language, targetDir }: SwizzleRequest): SwizzledFile[] {
  const isTypeScript = language === 'typescript';
  const folder = isTypeScript ? sourcesOf(theme) : theme.folder;
  const base = path.join(folder, component.name);
  const isFolder = existsSync(base) && statSync(base).isDirectory();
  const dir = isFolder ? base : path.dirname(base);
  const belongs = (name: string) => isFolder || name.startsWith(`${path.basename(base)}.`);
  const isWanted = (name: string) =>
    COPIED.test(name) && !NO_COMPONENT.test(name) && (isTypeScript || !TYPESCRIPT.test(name));
  const names = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && belongs(entry.name) && isWanted(entry.name))
    .map((entry) => entry.name);
  if (names.every((name) => !COMPONENT_FILE.test(name))) throw noSources(theme, component, isTypeScript);
  return names.map((name) => ({
    file: path.join(targetDir, path.relative(folder, path.join(dir, name))),
    text: withoutLicence(readFileSync(path.join(dir, name), 'utf8')),
  }));
}

function sourcesOf({ name, sources, folder }: Theme): string {
  if (sources !== undefined && existsSync(sources)) return sources;
  const hasTypeScript = readdirSync(folder, { recursive: true }).some((file) => /(?<!\.d)\.tsx?$/.test(String(file)));
  if (hasTypeScript) return folder;
  throw new SiteError(`The theme ${name} has no TypeScript sources.`, { hint: 'Use --javascript.' });
}

function noSources(theme: Theme, component: ThemeComponent, isTypeScript: boolean): SiteError {
  const language = isTypeScript ? 'TypeScript' : 'JavaScript';
  return new SiteError(`The theme ${theme.name} has no ${language} file of ${component.name}.`, {
    hint: `Use --${isTypeScript ? 'javascript' : 'typescript'}.`,
  });
}

/** Removes a licence comment at the top of the file. */
function withoutLicence(text: string): string {
  return text.replace(/^\/\*(?=(?:(?!\*\/)[\s\S])*?(?:copyright|licen[cs]e))(?:(?!\*\/)[\s\S])*\*\/\s*/i, '');
}

function typeScriptWrapper(name: string): string {
  const local = localName(name);
  return `import type { WrapperProps } from '@docusaurus/types';
import ${local} from '@theme-original/${name}';

export default function ${local}Wrapper(props: WrapperProps<typeof ${local}>) {
  return (
    <>
      <${local} {...props} />
    </>
  );
}
`;
}

function javaScriptWrapper(name: string): string {
  const local = localName(name);
  return `import ${local} from '@theme-original/${name}';

export default function ${local}Wrapper(props) {
  return (
    <>
      <${local} {...props} />
    </>
  );
}
`;
}

function localName(name: string): string {
  const last = name.split('/').at(-1) ?? name;
  const joined = last.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? '');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
