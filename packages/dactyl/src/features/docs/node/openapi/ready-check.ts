/**
 * Whether a document plainly follows the OpenAPI Specification, asked of functions that the package was built with
 * (`scripts/build-openapi-checks.mjs`). `false` says only that somebody has to look: mistakes are told by `validate-spec.ts`.
 */

/** Made by the build of the package. */
const CHECKS = new URL('../../../../../dist/openapi-checks/', import.meta.url);

export async function isPlainlyValid(written: Readonly<Record<string, unknown>>): Promise<boolean> {
  const { openapi: named } = written;
  const [, release] = /^(3\.0)\.\d+$/.exec(typeof named === 'string' ? named : '') ?? [];
  if (release === undefined) return false;
  // The cast: the build makes them so.
  const { default: isValid } = (await import(/* @vite-ignore */ new URL(`${release}.js`, CHECKS).href)) as {
    default: (document: unknown) => boolean;
  };
  return isValid(written);
}
