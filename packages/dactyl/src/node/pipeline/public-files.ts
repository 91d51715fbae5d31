/**
 * Files whose text may become part of a page: those of the project, none below `.git`, and no `.env`, whatever symbolic links
 * and `../` say.
 */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '../base/hash.js';
import { isOfProject, projectRoot } from '../base/project-root.js';

/** @param roots - real folders; what is in one of them is of the project */
export function isPublic(target: string, roots: readonly string[]): boolean {
  if (!existsSync(target)) return false;
  const real = realpathSync.native(target);
  const isSecret = [target, real].some((name) => SECRET.test(path.basename(name)));
  return !isSecret && roots.some((root) => isOfProject(real, root));
}

/** Names of files with passwords, tokens and private keys. */
const SECRET =
  /^\.env(?!\.(?:example|sample|template)$)(?:\.|$)|^\.(?:npmrc|netrc|pypirc)$|^id_(?:rsa|dsa|ecdsa|ed25519)$|\.(?:pem|key|p12|pfx)$/i;

/** A configuration may name content outside of the project of the site, which is then of a project of its own. */
export function vaultRoots(siteDir: string, dirs: readonly string[]): string[] {
  const folders = [siteDir, ...dirs.filter((dir) => existsSync(dir)).map((dir) => path.dirname(dir))];
  return [...new Set(folders)].map(projectRoot);
}

/** `undefined` for a folder or an image. */
export function textOf(file: string): string | undefined {
  if (!statSync(file).isFile()) return undefined;
  const text = readFileSync(file, 'utf8');
  return text.includes('\0') ? undefined : text;
}

/** Empty for what must not be read. */
export function hashPublicFile(file: string, roots: readonly string[]): string {
  const text = isPublic(file, roots) ? textOf(file) : undefined;
  return text === undefined ? '' : hashText(text);
}
