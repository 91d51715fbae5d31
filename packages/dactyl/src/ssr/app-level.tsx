/**
 * A route level of a page that is React as a whole, in two forms: as the server renders it, and as the mark of `$app`
 * describes it. Markdown that the browser only adopts is static.
 */
import type { ComponentType } from 'react';
import { fnv1a } from '../shared/fnv1a.js';
import type { ClientFile } from '../shared/islands.js';
import type { ContentModule, RenderServices, RouteLevel } from '../shared/render.js';
import { loadProps, type ContentReference, type SharedValue } from '../browser/app/app-props.js';
import { writeProps } from '../react/islands/island-props.js';
import type { LoadedLevel } from '../react/route-context.js';
import { AdoptRange } from '../react/adopt-range.js';
import type { ContentComponent } from '../react/page-rendering.js';
import { createContent } from './create-content.js';
import { loadComponent, loadModule } from './load-levels.js';
import type { Registry } from './registry.js';

export interface AppLevel {
  loaded: LoadedLevel;
  written: RouteLevel;
  /** Files that the browser needs to render the level. */
  files: ClientFile[];
}

export interface AppLevelOptions {
  hydrationMode: 'adopted' | 'full';
  registry: Registry;
  services: RenderServices;
  /** Whether other pages have this level, too. Its large values are then written once, to a separate file. */
  isShared: boolean;
}

export async function createAppLevel(level: RouteLevel, options: AppLevelOptions): Promise<AppLevel> {
  const { registry, services } = options;
  const contents = new Map<object, Promise<AppContent>>();
  const contentOf = (value: object) => {
    // The cast: every value with `$content` in the props of a request is a content module.
    const content = contents.get(value) ?? createAppContent(value as ContentModule, options);
    contents.set(value, content);
    return content;
  };
  const [Component, props, writtenProps] = await Promise.all([
    loadComponent(level, registry),
    loadProps(level.props, {
      content: async (value) => (await contentOf(value)).Component,
      module: (request) => loadModule(request, registry),
    }),
    loadProps(level.props, {
      content: async (value) => (await contentOf(value)).reference,
      module: ($module) => ({ $module }),
    }),
  ]);
  const contentFiles = (await Promise.all(contents.values())).map(({ file }) => file);
  const shared = options.isShared && contents.size === 0 ? shareLarge(writtenProps, services) : undefined;
  const files = [services.clientFile(level.component), ...contentFiles, ...(shared?.files ?? [])];
  // Of what is read in the browser the server notes nothing.
  const { records: _, recordTexts: __, ...plain } = level;
  return {
    loaded: { ...plain, Component, props },
    written: { ...plain, props: shared?.props ?? writtenProps },
    files: files.filter((file) => file !== undefined),
  };
}

/** Length of a value's JSON from which a separate file costs readers less than a copy in each page. */
const LARGE = 2000;

function shareLarge(
  props: Record<string, unknown>,
  services: RenderServices,
): { props: Record<string, unknown>; files: ClientFile[] } {
  const files: ClientFile[] = [];
  const entries = Object.entries(props).map(([name, value]): [string, unknown] => {
    const json = jsonOf(value);
    if (json === undefined || json.length < LARGE) return [name, value];
    const file = services.clientData(name, json);
    files.push(file);
    return [name, { $shared: file.url } satisfies SharedValue];
  });
  return { props: Object.fromEntries(entries), files };
}

/** JSON of a value; `undefined` if JSON would lose something, or if the value contains names of modules. */
function jsonOf(value: unknown): string | undefined {
  const json = JSON.stringify(value) ?? '';
  if (json === '' || json.includes('"$module"')) return undefined;
  return writeProps({ value }) === writeProps({ value: JSON.parse(json) as unknown }) ? json : undefined;
}

interface AppContent {
  Component: ContentComponent;
  reference: ContentReference;
  file?: ClientFile;
}

async function createAppContent(
  content: ContentModule,
  { hydrationMode, registry, services }: AppLevelOptions,
): Promise<AppContent> {
  const id = contentId(content);
  const { frontMatter, metadata, assets, contentTitle, toc } = content;
  const reference = { $content: id, frontMatter, metadata, assets, contentTitle, toc };
  const Content = await createContent(content, registry);
  if (hydrationMode === 'full' && content.body.kind === 'module') {
    const file = services.clientContent(content);
    return { Component: Content, reference: { ...reference, url: file.url }, file };
  }
  const Adoptable: ComponentType<Record<string, unknown>> = (props) => (
    <AdoptRange name={id}>
      <Content {...props} />
    </AdoptRange>
  );
  return {
    // The cast: it has all properties of `Content`.
    Component: Object.assign(Adoptable, { ...Content }) as ContentComponent,
    reference: { ...reference, exports: writableExports(Content, reference) },
  };
}

/** Exports of a file, for components that read them. Functions are left out, because only code can create them. */
function writableExports(
  { ...own }: ContentComponent,
  known: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const entries = Object.entries(own).filter(([name, value]) => !(name in known) && isWritable(value));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isWritable(value: unknown): boolean {
  try {
    writeProps({ value });
    return true;
  } catch {
    return false;
  }
}

/**
 * Id of a content among those of its page. Two texts of one file (a post and its beginning) have different ids. No id
 * can end a comment.
 */
function contentId({ file, body }: ContentModule): string {
  const text = body.kind === 'html' ? body.html : body.code;
  return `${encodeURIComponent(file)}.${fnv1a(text, 0x811c9dc5)}`;
}
