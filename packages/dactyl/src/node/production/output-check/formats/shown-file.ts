import path from 'node:path';

/** From the current folder, with slashes as on the web: in continuous integration, that is the root of the repository. */
export function shownFile(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/');
}
