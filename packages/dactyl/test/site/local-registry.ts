/** A registry on this machine that has packed packages of ours; for all others it leads to the one that npm uses here. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface LocalRegistry {
  origin: string;
  close(): void;
}

interface Packed {
  manifest: { name: string; version: string };
  file: string;
  content: Buffer;
}

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');
const ON_WINDOWS = process.platform === 'win32';

/** @param folder an empty one, for the packed files */
export async function startLocalRegistry(names: readonly string[], folder: string): Promise<LocalRegistry> {
  const packages = names.map((name) => pack(name, folder));
  const others = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', shell: ON_WINDOWS }).trim();
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = packages.find((one) => pathname === `/-/${one.file}`);
    const named = packages.find(({ manifest }) => pathname === `/${manifest.name}`);
    if (file) return response.end(file.content);
    if (named)
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(describe(named, origin())));
    return response.writeHead(302, { location: new URL(url.slice(1), others).href }).end();
  });
  // The cast: this server listens on a port, not on a pipe.
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { origin: origin(), close: () => server.close() };
}

function pack(name: string, folder: string): Packed {
  const target = path.join(folder, name);
  mkdirSync(target);
  execFileSync('npm', ['pack', '--workspace', name, '--pack-destination', target], {
    cwd: REPOSITORY,
    stdio: 'ignore',
    shell: ON_WINDOWS,
  });
  const [file = ''] = readdirSync(target);
  const manifest = readFileSync(path.join(REPOSITORY, 'packages', name, 'package.json'), 'utf8');
  // The cast: it is our own manifest.
  return { manifest: JSON.parse(manifest) as Packed['manifest'], file, content: readFileSync(path.join(target, file)) };
}

/** What a registry says of a package that has one version. */
function describe({ manifest, file, content }: Packed, origin: string) {
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  const shasum = createHash('sha1').update(content).digest('hex');
  const dist = { tarball: `${origin}/-/${file}`, integrity, shasum };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
