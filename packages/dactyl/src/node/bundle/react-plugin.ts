/**
 * Ensures a single React on the server: the framework's own, loaded by Node and not bundled. A second copy in the
 * site then cannot break hooks, and bundling React costs nothing. Each of its modules is required by a small module
 * of the bundle: of a CommonJS module that is imported, Node first reads the text for its names, which takes longer than
 * running it.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const REACT = /^(react|react-dom)(\/|$)/;
/** What the renderer and components import. */
const USUAL = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/server',
  'react-dom/static',
];
const PREFIX = '\0dactyl:server-react/';

export function serverReactPlugin(): Plugin {
  return {
    name: 'dactyl:server-react',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: {
      filter: { id: REACT },
      handler(id, _importer, { kind }) {
        if (kind !== 'require-call' && USUAL.includes(id)) return `${PREFIX}${id}.mjs`;
        const url = import.meta.resolve(id);
        // `require` does not accept a URL; the path loads the same React.
        return { id: kind === 'require-call' ? fileURLToPath(url) : url, external: true };
      },
    },
    load: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0dactyl:server-react\// },
      handler: (id) => requireModule(id.slice(PREFIX.length, -'.mjs'.length)),
    },
  };
}

function requireModule(id: string): string {
  const file = fileURLToPath(import.meta.resolve(id));
  const names = Object.keys(createRequire(import.meta.url)(file) as object); // they are what Node finds in its text
  return [
    `import { createRequire } from 'node:module';`,
    `const all = createRequire(import.meta.url)(${JSON.stringify(file)});`,
    'export default all;',
    `export const { ${names.join(', ')} } = all;`,
  ].join('\n');
}
