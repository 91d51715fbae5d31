/**
 * Lets a module with components find its own exports for Fast Refresh at its own address.
 *
 * `@vitejs/plugin-react` has each such module import itself, and Vite gives that import the time of the latest edit.
 * When the file is saved again while it is compiled, the module of the first edit thus imports that of the second,
 * runs after it, and registers its components last: the page goes on showing the first edit. `import.meta.url` is the
 * module that runs, whatever was saved since.
 */
import type { Plugin } from 'vite';

const SELF_IMPORT = /^import \* as __vite_react_currentExports from .*$/m;
/** Up to the end of the callback; the group is the name of the module, as a literal. */
const USE =
  /^ *const currentExports = __vite_react_currentExports;\s*queueMicrotask\(\(\) => \{\s*RefreshRuntime\.registerExportsForReactRefresh\((.*), currentExports\);[^]*?^ {2}\}\);$/m;

/** Belongs behind the plugin for React, whose output it corrects. */
export function ownExportsPlugin(): Plugin {
  return {
    name: 'dactyl:own-exports',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { code: /__vite_react_currentExports/ },
      handler(code) {
        if (!SELF_IMPORT.test(code) || !USE.test(code)) return undefined;
        const corrected = code.replace(SELF_IMPORT, '').replace(USE, (_all, id: string) => acceptUpdates(id));
        // Lines of the component's own code stay where they are.
        return { code: corrected, map: null };
      },
    },
  };
}

/**
 * Accepts updates at once, because a second one that finds nobody who accepts it is lost, while a module only gets at its
 * own exports later. `__hmr_import` is `import()` out of sight of Vite, which would change the address.
 *
 * @param id name of the module as a JavaScript literal
 */
function acceptUpdates(id: string): string {
  return `  let currentExports;
  const known = RefreshRuntime.__hmr_import(import.meta.url).then((exports) => {
    currentExports = exports;
    RefreshRuntime.registerExportsForReactRefresh(${id}, exports);
  });
  const refresh = (nextExports) => {
    const message = RefreshRuntime.validateRefreshBoundaryAndEnqueueUpdate(${id}, currentExports, nextExports);
    if (message) import.meta.hot.invalidate(message);
  };
  import.meta.hot.accept((nextExports) => {
    if (!nextExports) return;
    if (currentExports) refresh(nextExports);
    else known.then(() => refresh(nextExports));
  });`;
}
