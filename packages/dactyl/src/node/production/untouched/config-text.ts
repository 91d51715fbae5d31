/** A configuration as text, to tell whether it has changed. */
import type { SiteConfig } from '../../config/types.js';
import { vcsPreset } from '../../config/vcs.js';

/** `undefined` for one that holds functions, or objects of classes: nobody can foresee what these will say. */
export function configText({ future, ...config }: SiteConfig): string | undefined {
  const { experimental_vcs: vcs, ...flags } = future;
  // How files get their dates is a name, or functions of the site.
  const plain = { ...config, future: { ...flags, vcs: vcsPreset(vcs) ?? vcs } };
  if (!isPlainData(plain, [])) return undefined;
  return JSON.stringify(plain, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));
}

function isPlainData(value: unknown, within: readonly object[]): boolean {
  if (typeof value !== 'object' || value === null) return !['function', 'bigint', 'symbol'].includes(typeof value);
  if (value instanceof RegExp || value instanceof Date) return true;
  const isPlain = Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object);
  return (
    isPlain && !within.includes(value) && Object.values(value).every((item) => isPlainData(item, [...within, value]))
  );
}
