/**
 * Makes `dist/react/match-path.js` and `dist/react/router-packages.js` of their sources: parts of React Router 5 with all that
 * they need but React. Each is whole, so that a page which only matches a path does not load the router.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const packageDir = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @returns {Promise<string[]>} the modules that went in */
export async function buildRouter() {
  const made = await Promise.all(['match-path', 'router-packages'].map(bundle));
  return made.flat();
}

/** @param {string} name */
async function bundle(name) {
  const made = await rolldown({
    input: join(packageDir, `src/react/${name}.ts`),
    external: ['react'],
    // Its warnings are about types of props, which React 19 does not look at.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await made.write({
    file: join(packageDir, `dist/react/${name}.js`),
    format: 'esm',
    comments: { legal: false, annotation: true, jsdoc: false },
  });
  await made.close();
  return output.flatMap((item) => (item.type === 'chunk' ? item.moduleIds : []));
}
