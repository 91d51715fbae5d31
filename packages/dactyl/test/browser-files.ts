/** What the tests that bundle code for a browser share. */
import type { Rolldown } from 'vite';
import { bundleBootFiles } from './bundle-boot.js';
import type { ServedFile } from './page-server.js';

/** React and what hydrates a page are one file, as in a build. */
export const HYDRATE_SPLITTING = {
  groups: [
    { name: 'hydrate', test: /hydrate\/hydrate|rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler)\// },
  ],
};

type BuildResult = Rolldown.RolldownOutput | Rolldown.RolldownOutput[] | Rolldown.RolldownWatcher;

/** The scripts of a build by their URL, and what watches for islands. */
export async function browserFiles(
  result: BuildResult,
  { watch, ...served }: { watch: string } & Omit<ServedFile, 'body'>,
): Promise<Map<string, ServedFile>> {
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []));
  const { code, later } = await bundleBootFiles('browser/boot/islands/watch.ts');
  const files = new Map<string, ServedFile>([[watch, { body: code }]]);
  for (const [name, body] of later) files.set(new URL(name, `https://x.example${watch}`).pathname, { body });
  for (const chunk of chunks)
    if (chunk.type === 'chunk') files.set(`/${chunk.fileName}`, { body: chunk.code, ...served });
  return files;
}
