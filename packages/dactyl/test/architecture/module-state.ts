/**
 * State of modules: what outlives a call. Each is a decision, because tests, the dev server and builds of several locales
 * share it; so each is named in `STATE`, with its kind.
 */
import { parseSync } from 'vite';

/**
 * `document`: one for the page in the browser; `rendering`: of the page that the server renders now; `registry`: filled
 * while modules load, and the same whenever it is read; `memo`: what would be computed again with the same result.
 */
export type StateKind = 'document' | 'rendering' | 'registry' | 'memo';

/** `file name` → kind. */
export const STATE: Readonly<Record<string, StateKind>> = {
  'node/base/load-unchanged-module.ts known': 'memo',
  'browser/app/client.tsx state': 'document',
  'react/document-head.ts ofDocument': 'document',
  'browser/hydrate/hydrate.ts live': 'document',
  'browser/hydrate/imported-content.tsx contents': 'memo',
  'browser/hydrate/imported-content.tsx stubs': 'registry',
  'browser/stores/page-settings.ts read': 'memo',
  'browser/hydrate/static-element.ts adopted': 'document',
  'react/format/former-react-dom.ts roots': 'document',
  'react/history/location-store.ts store': 'document',
  'react/provided-context.tsx contexts': 'registry',
  'ssr/creators.ts creators': 'rendering',
  'ssr/imported-content.tsx stubs': 'registry',
  'ssr/load-levels.ts plainData': 'memo',
  'ssr/load-reasons.ts reasons': 'registry',
  'ssr/marked-components.ts contents': 'registry',
  'ssr/marked-components.ts marked': 'registry',
  'ssr/observe-package.ts members': 'registry',
  'ssr/observe-package.ts packages': 'registry',
  'ssr/rendering-now.ts component': 'rendering',
  'ssr/rendering-now.ts isProven': 'rendering',
  'browser/stores/expanded-items.ts expanded': 'document',
  'browser/stores/expanded-items.ts listeners': 'document',
  'browser/stores/page-storage.ts storage': 'document',
  'react/format/theme-common/date-format.ts formats': 'memo',
  'react/format/theme-common/scroll-hooks.tsx enabledRef': 'document',
  'react/format/theme-common/secondary-menu.ts content': 'document',
  'react/format/theme-common/secondary-menu.ts hidden': 'document',
  'react/format/theme-common/secondary-menu.ts listeners': 'document',
  'react/format/theme-common/select-plural-form.ts rulesOf': 'memo',
  'react/translations.ts current': 'rendering',
  'react/use-history.ts siteHistory': 'document',
  'features/docs/node/openapi/write-operation.ts shared': 'memo',
  'features/docs/node/reference/schema/example.ts made': 'memo',
  'features/docs/node/reference/schema/write-schema.ts written': 'memo',
  'features/search/engine/digits.ts VALUES': 'memo',
  'features/search/engine/parse-query.ts segmenter': 'memo',
  'node/bundle/data-loaders/data-loaders.ts loadersBySite': 'memo',
  'node/serve/dev/watched-paths.ts pluginPathsByState': 'memo',
  'features/live-codeblock/theme/frame/main.tsx started': 'document',
  'features/mermaid/theme/adopted-styles.ts last': 'document',
  'features/search/theme/dialog/adopt-styles.ts adopted': 'document',
  'features/search/theme/dialog/main.tsx answers': 'memo',
  'features/search/theme/dialog/main.tsx close': 'document',
  'features/search/theme/page/main.tsx shown': 'document',
};

const MUTATIONS = ['set', 'add', 'delete', 'clear', 'push', 'pop', 'shift', 'unshift', 'splice', 'sort'];

/** Names of what a module keeps and changes: variables, and collections that something is put into. */
export function moduleState(file: string, text: string): string[] {
  // Most files need no parsing: they have neither.
  const isSuspect = /^(?:export )?(?:let|var) /m.test(text) || constants(text).some((name) => isChanged(name, text));
  if (!isSuspect) return [];
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return program.body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (declared.type !== 'VariableDeclaration' || declared.declare === true) return [];
    return declared.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier') return [];
      const isKept = declared.kind === 'let' || (init != null && isCollection(init.type) && isChanged(id.name, text));
      return isKept ? [id.name] : [];
    });
  });
}

/** Names that begin a line, as those of modules do. */
function constants(text: string): string[] {
  return [...text.matchAll(/^(?:export )?const (\w+)/gm)].map(([, name = '']) => name);
}

function isCollection(type: string): boolean {
  return ['NewExpression', 'ArrayExpression', 'ObjectExpression'].includes(type);
}

function isChanged(name: string, text: string): boolean {
  const method = String.raw`\b${name}\.(?:${MUTATIONS.join('|')})\(`;
  const field = String.raw`(?<![.\w])${name}(?:\.\w+|\[[^\]]*\])\s*(?:[-+*/|&?]{0,2}=(?![=>])|\+\+|--)`;
  return new RegExp(`${method}|${field}|delete ${name}[.[]|Object\\.assign\\(${name}\\b`).test(text);
}
