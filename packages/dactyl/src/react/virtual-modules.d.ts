/** Modules that `node/bundle/` makes; the table of them is `node/bundle/virtual-modules.ts`. */
declare module 'virtual:dactyl/registry' {
  const registry: Record<string, () => Promise<Record<string, unknown>>>;
  export default registry;
}

declare module 'virtual:dactyl/client-modules' {
  /** Modules of the scripts that run on every page, in order. */
  const modules: Record<string, unknown>[];
  export default modules;
}

/** Adds the site's languages to Prism. */
declare module 'virtual:dactyl/prism-languages' {
  const addLanguages: (prism: unknown) => void;
  export default addLanguages;
}

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

declare module '*.css';

/** Text of a style sheet. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}

declare module '*.css?url' {
  /** URL for a `<link>` in `<Head>`. The style sheet is not part of the one that all pages load. */
  const url: string;
  export default url;
}

interface ImportMeta {
  /** Set by Vite. Bundles leave out code that depends on `SSR` where it is false. */
  readonly env: { readonly SSR: boolean };
}
