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
  'node/load-unchanged-module.ts known': 'memo',
  'runtime/app/client.tsx state': 'document',
  'runtime/client/document-head.ts ofDocument': 'document',
  'runtime/client/hydrate.ts live': 'document',
  'runtime/client/imported-content.tsx contents': 'memo',
  'runtime/client/imported-content.tsx stubs': 'registry',
  'runtime/client/page-settings.ts read': 'memo',
  'runtime/client/static-element.ts adopted': 'document',
  'runtime/former-react-dom.ts roots': 'document',
  'runtime/history/location-store.ts store': 'document',
  'runtime/provided-context.tsx contexts': 'registry',
  'runtime/server/creators.ts creators': 'rendering',
  'runtime/server/imported-content.tsx stubs': 'registry',
  'runtime/server/load-reasons.ts reasons': 'registry',
  'runtime/server/marked-components.ts contents': 'registry',
  'runtime/server/marked-components.ts marked': 'registry',
  'runtime/server/observe-package.ts members': 'registry',
  'runtime/server/observe-package.ts packages': 'registry',
  'runtime/server/rendering-now.ts component': 'rendering',
  'runtime/server/rendering-now.ts isProven': 'rendering',
  'runtime/stores/expanded-items.ts expanded': 'document',
  'runtime/stores/expanded-items.ts listeners': 'document',
  'runtime/stores/page-storage.ts storage': 'document',
  'runtime/theme-common/scroll-hooks.tsx enabledRef': 'document',
  'runtime/theme-common/secondary-menu.ts content': 'document',
  'runtime/theme-common/secondary-menu.ts hidden': 'document',
  'runtime/theme-common/secondary-menu.ts listeners': 'document',
  'runtime/translations.ts current': 'rendering',
  'runtime/use-history.ts siteHistory': 'document',
  'search/digits.ts VALUES': 'memo',
  'serve/dev/watch-site.ts pluginPathsByState': 'memo',
  'themes/live-codeblock/frame/main.tsx started': 'document',
  'themes/mermaid/adopted-styles.ts last': 'document',
  'themes/search/dialog/main.tsx answers': 'memo',
  'themes/search/dialog/main.tsx close': 'document',
  'themes/search/page/main.tsx shown': 'document',
};

const MUTATIONS = ['set', 'add', 'delete', 'clear', 'push', 'pop', 'shift', 'unshift', 'splice', 'sort'];

/** Names of what a module keeps and changes: variables, and collections that something is put into. */
export function moduleState(file: string, text: string): string[] {
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

function isCollection(type: string): boolean {
  return ['NewExpression', 'ArrayExpression', 'ObjectExpression'].includes(type);
}

function isChanged(name: string, text: string): boolean {
  const method = String.raw`\b${name}\.(?:${MUTATIONS.join('|')})\(`;
  const field = String.raw`(?<![.\w])${name}(?:\.\w+|\[[^\]]*\])\s*(?:[-+*/|&?]{0,2}=(?![=>])|\+\+|--)`;
  return new RegExp(`${method}|${field}|delete ${name}[.[]|Object\\.assign\\(${name}\\b`).test(text);
}
