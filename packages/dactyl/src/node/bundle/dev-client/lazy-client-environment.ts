/**
 * Vite's environment for the browser, without its start: pre-bundling React and finding packages takes as long as
 * the first page does, and only pages with islands need it. So it begins with the first of those.
 */
import { DevEnvironment, type DevEnvironmentOptions, type EnvironmentOptions } from 'vite';

export interface LazyClientEnvironment {
  options: EnvironmentOptions;
  /** Begins to pre-bundle; done when requests for modules will wait for it by themselves. */
  prepare(): Promise<void>;
}

export function lazyClientEnvironment(): LazyClientEnvironment {
  let environment: DevEnvironment | undefined;
  let prepared: Promise<void> | undefined;
  const createEnvironment: DevEnvironmentOptions['createEnvironment'] = (name, config, context) => {
    // What Vite's own function for `client` passes on. The browser may ask for modules by HTTP only.
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
