import { exitOf, startDactyl } from './run-dactyl.js';

export interface DactylServer {
  /** Without a slash at the end. */
  origin: string;
  /** What the command has printed so far. */
  output(): string;
  close(): Promise<void>;
}

/** Runs `dactyl dev` or `dactyl serve` as people do, and waits until it names its address. */
export async function startDactylServer(args: readonly string[], cwd = process.cwd()): Promise<DactylServer> {
  const withPort = args.includes('--port') ? args : [...args, '--port', '0'];
  const child = startDactyl(withPort, { cwd, isServer: true });
  const exit = exitOf(child);
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [found] = /http:\/\/[^\s/]+(?=\/)/.exec(printed) ?? [];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    exit.then((code) => reject(new Error(`dactyl ${args.join(' ')} ended with code ${code}:\n${printed}`)), reject);
  });
  return {
    origin,
    output: () => printed,
    async close() {
      child.kill();
      await exit;
    },
  };
}
