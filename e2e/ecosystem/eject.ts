/**
 * Components as the site format's own `swizzle --eject` copies them: the files of its theme, of a release. In: a release and
 * a site. Out: the components below `src/theme` of the site. The packages stay packed but for that, and no script runs.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = join(import.meta.dirname, '../.tmp/ejected');
const THEME = '@docusaurus/theme-classic';

export function ejectComponents(
  siteDir: string,
  { release, names }: { release: string; names: readonly string[] },
): void {
  const themeDir = join(unpackedTheme(release), 'lib/theme');
  for (const name of names) {
    const target = join(siteDir, 'src/theme', name);
    mkdirSync(target, { recursive: true });
    // Folders below are components of their own, and types are for editors.
    const files = readdirSync(join(themeDir, name), { withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.d.ts'),
    );
    for (const { name: file } of files) copyFileSync(join(themeDir, name, file), join(target, file));
  }
}

function unpackedTheme(release: string): string {
  const folder = join(CACHE, release);
  if (existsSync(folder)) return folder;
  const beside = `${folder}.new`;
  mkdirSync(beside, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent', `${THEME}@${release}`], { cwd: beside, encoding: 'utf8' });
  execFileSync('tar', ['xzf', packed.trim(), '--strip-components=1'], { cwd: beside });
  renameSync(beside, folder);
  return folder;
}
