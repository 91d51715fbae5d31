/** Lists the components in a theme's folder, each with the actions that the theme's configuration allows. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { toPosixPath } from '../base/files.js';
import type { SwizzleConfig } from '../../shared/swizzle-actions.js';
import type { ThemeComponent } from './types.js';

export const COMPONENT_FILE = /\.(?:[jt]sx?|mjs)$/;
/** Files that contain only types, and tests with their support files. */
export const NO_COMPONENT = /\.d\.ts$|\.(?:test|tests|story|stories)\.[jt]sx?$|(?:^|\/)__(?:tests|fixtures)__\//;

export interface ListInput {
  /** Absolute folder of the theme. */
  folder: string;
  config: SwizzleConfig['components'];
  /** Whether files that the theme's configuration does not list count as components too. */
  withUnlisted: boolean;
}

/** In the order of the alphabet. */
export function listComponents({ folder, config, withUnlisted }: ListInput): ThemeComponent[] {
  const files = componentFiles(folder);
  const folders = new Set([...files].flatMap(foldersAround));
  const unlisted = withUnlisted ? [...files].filter((name) => /^[A-Z]/.test(path.posix.basename(name))) : [];
  const names = new Set([...unlisted, ...Object.keys(config).filter((name) => files.has(name) || folders.has(name))]);
  return [...names].toSorted().map((name) => {
    const { actions, description = '' } = config[name] ?? {};
    const isFolder = !files.has(name);
    return {
      name,
      isFolder,
      description,
      // A folder has no element that a wrapper could surround.
      actions: { eject: actions?.eject ?? 'unsafe', wrap: isFolder ? 'forbidden' : (actions?.wrap ?? 'unsafe') },
    };
  });
}

/** Names as in `@theme/NAME`. */
function componentFiles(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toPosixPath(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .filter((file) => COMPONENT_FILE.test(file) && !NO_COMPONENT.test(file));
  return new Set(files.map((file) => file.replace(COMPONENT_FILE, '').replace(/\/index$/, '')));
}

function foldersAround(name: string): string[] {
  const parent = path.posix.dirname(name);
  return parent === '.' ? [] : [parent, ...foldersAround(parent)];
}
