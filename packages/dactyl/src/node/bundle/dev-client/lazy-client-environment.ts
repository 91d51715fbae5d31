/**
 * Vite's browser environment with a delayed start: pre-bundling React and scanning for packages takes as long as
 * rendering the first page, and only pages with islands need it. The first of these starts it.
 */
import { DevEnvironment, type DevEnvironmentOptions, type EnvironmentOptions } from 'vite';

export interface LazyClientEnvironment {
  options: EnvironmentOptions;
  /** Starts pre-bundling; resolves when requests for modules will wait for it by themselves. */
  prepare(): Promise<void>;
}

export function lazyClientEnvironment(): LazyClientEnvironment {
  let environment: DevEnvironment | undefined;
  let prepared: Promise<void> | undefined;
  const createEnvironment: DevEnvironmentOptions['createEnvironment'] = (name, config, context) => {
    // The same as in Vite's own function for `client`. The browser may request modules by HTTP only.
    const browserContext = { hot: true, transport: context.ws, disableFetchModule: true };
    const made = new DevEnvironment(name, config, browserContext);
    made.listen = async () => made.hot.listen();
    environment = made;
    return made;
  };
  return {
    options: { dev: { createEnvironment } },
    async prepare() {
      prepared ??= environment?.depsOptimizer?.init();
      await prepared;
    },
  };
}
