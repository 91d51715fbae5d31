/**
 * Finds the package that a file belongs to, and whether it may contain components: its manifest mentions React.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const REACT = ['react', 'react-dom', 'preact'];

/** @param file a file of the package, absolute. */
export function knowsReact(file: string): boolean {
  const found = findManifest(path.dirname(file));
  if (!found) return true;
  const { manifest } = found;
  return ['dependencies', 'peerDependencies'].some((field) => {
    const packages = manifest[field];
    return typeof packages === 'object' && packages !== null && REACT.some((name) => name in packages);
  });
}

/** The folder of the package that a file belongs to. */
export function packageFolder(file: string): string | undefined {
  return findManifest(path.dirname(file))?.folder;
}

interface PackageManifest {
  folder: string;
  manifest: Record<string, unknown>;
}

/** The nearest `package.json` with a name; nested ones without a name only set the module format. */
function findManifest(folder: string): PackageManifest | undefined {
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof manifest === 'object' && manifest !== null && 'name' in manifest)
      return { folder, manifest: { ...manifest } };
  }
  const parent = path.dirname(folder);
  return parent === folder || path.basename(folder) === 'node_modules' ? undefined : findManifest(parent);
}
