/** The parts of webpack's loader-runner that are used here; the package ships no types. */
declare module 'loader-runner' {
  interface RunLoadersOptions {
    resource: string;
    loaders: readonly { loader: string; options?: unknown }[];
    context: object;
    readResource: (file: string, done: (error: Error | null, text?: Buffer) => void) => void;
  }
  interface RunLoadersResult {
    result?: unknown[];
    fileDependencies: string[];
  }
  export function runLoaders(
    options: RunLoadersOptions,
    callback: (error: Error | null, result: RunLoadersResult) => void,
  ): void;
}
