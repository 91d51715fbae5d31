/** For tests: a processor with the options of a plain English site, and what evaluates the modules that it writes. */
import { createElement, type ComponentType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { createProcessor } from '../../src/node/markdown/create-processor.js';
import type { CompiledMarkdown, Processor, ProcessorOptions } from '../../src/node/markdown/types.js';

export const TEST_OPTIONS: ProcessorOptions = {
  format: 'mdx',
  admonitionKeywords: ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'],
  admonitionTitles: {},
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
  maintainCase: false,
  removeContentTitle: false,
  headingLinkLabel: 'Direct link to {heading}',
  codeBlockLabels: {
    copy: 'Copy',
    copied: 'Copied',
    copyAria: 'Copy code to clipboard',
    wordWrap: 'Toggle word wrap',
    types: 'Types',
  },
  highlight: {
    defaultLanguage: undefined,
    additionalLanguages: [],
    magicComments: [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
    ],
  },
  replacedElements: [],
};

export function testProcessor(changes: Partial<ProcessorOptions> = {}): Promise<Processor> {
  return createProcessor({ ...TEST_OPTIONS, ...changes });
}

export async function compileText(source: string, changes: Partial<ProcessorOptions> = {}): Promise<CompiledMarkdown> {
  return (await testProcessor(changes)).compile({ file: '/site/docs/page.mdx', source });
}

/** HTML of a page that must not need evaluation. */
export async function htmlOf(source: string, changes: Partial<ProcessorOptions> = {}): Promise<string> {
  const { body } = await compileText(source, changes);
  if (body.kind !== 'html') throw new Error(`Became a module:\n${body.code}`);
  return body.html.trim();
}

export interface Evaluation {
  modules?: Record<string, unknown>;
  components?: Record<string, unknown>;
  props?: Record<string, unknown>;
}

export type Namespace = Record<string, unknown> & { default: ComponentType<Record<string, unknown>> };

/** Runs the code of a module and renders it as the server does. */
export async function renderModule(
  { body }: CompiledMarkdown,
  { modules = {}, components = {}, props = {} }: Evaluation = {},
): Promise<{ html: string; namespace: Namespace }> {
  if (body.kind !== 'module') throw new Error(`Became HTML:\n${body.html}`);
  const AsyncFunction = (async () => {}).constructor as new (code: string) => (runtime: object) => Promise<Namespace>;
  const raw: string[] = [];
  const Raw = ({ html }: { html: string }) => createElement('dactyl-raw', { n: raw.push(html) - 1 });
  const importModule = (specifier: string) => Promise.resolve(modules[specifier] ?? {});
  const namespace = await new AsyncFunction(body.code)({ jsx, jsxs, Fragment, Raw, importModule, components });
  const markup = renderToStaticMarkup(createElement(namespace.default, props));
  return {
    html: markup.replace(/<dactyl-raw n="(\d+)"><\/dactyl-raw>/g, (_, n: string) => raw[Number(n)] ?? ''),
    namespace,
  };
}
