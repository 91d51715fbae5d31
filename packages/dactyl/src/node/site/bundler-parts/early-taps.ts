/**
 * webpack plugins that only act before a build, for example to write files that components import. They get a
 * compiler object that has only its first hooks; a plugin that needs more is not of this kind.
 */

/** The hooks that run before anything is compiled, in order. */
const EARLY = ['environment', 'afterEnvironment', 'initialize', 'watchRun', 'beforeRun', 'run'] as const;
type Early = (typeof EARLY)[number];

export interface EarlyPlugin {
  /** Name of its class. */
  name: string;
  run(): Promise<void>;
}

interface Tap {
  hook: Early;
  kind: 'tap' | 'tapAsync' | 'tapPromise';
  action: Function;
}

export interface EarlyPlace {
  siteDir: string;
  outDir: string;
  isDevelopment: boolean;
}

/** Returns `undefined` for a plugin that takes part in the build itself. */
export function readEarlyPlugin(plugin: object, name: string, place: EarlyPlace): EarlyPlugin | undefined {
  const apply: unknown = Reflect.get(plugin, 'apply');
  if (typeof apply !== 'function') return undefined;
  const taps: Tap[] = [];
  let asksForMore = false;
  const compiler = createCompiler(place, (hook, kind, action) => {
    if (isEarly(hook) && typeof action === 'function') taps.push({ hook, kind, action });
    else asksForMore = true;
  });
  try {
    Reflect.apply(apply, plugin, [compiler]);
  } catch {
    // The plugin uses a part of webpack that the compiler object lacks.
    return undefined;
  }
  if (asksForMore || taps.length === 0) return undefined;
  const wanted = chosenTaps(taps, place);
  return {
    name,
    async run() {
      for (const tap of wanted) await call(tap, compiler);
    },
  };
}

/**
 * A plugin that taps one hook for each way to start webpack (`run`, `watchRun`) wants only one of them to run.
 */
function chosenTaps(taps: readonly Tap[], { isDevelopment }: EarlyPlace): Tap[] {
  const has = (...hooks: Early[]) => taps.some(({ hook }) => hooks.includes(hook));
  const left = isDevelopment && has('watchRun') ? ['beforeRun', 'run'] : has('beforeRun', 'run') ? ['watchRun'] : [];
  return EARLY.flatMap((name) => taps.filter(({ hook }) => hook === name && !left.includes(hook)));
}

function call({ kind, action }: Tap, compiler: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (error?: unknown) => (error ? reject(toError(error)) : resolve());
    if (kind === 'tapAsync') {
      action(compiler, finish);
      return;
    }
    const done: unknown = action(compiler);
    Promise.resolve(done).then(
      () => resolve(),
      (error: unknown) => reject(toError(error)),
    );
  });
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

type OnTap = (hook: string, kind: Tap['kind'], action: unknown) => void;

function createCompiler({ siteDir, outDir, isDevelopment }: EarlyPlace, onTap: OnTap): object {
  const hooks = new Proxy(
    {},
    {
      get: (_, hook) => {
        const tap = (kind: Tap['kind']) => (_options: unknown, action: unknown) => onTap(String(hook), kind, action);
        return { tap: tap('tap'), tapAsync: tap('tapAsync'), tapPromise: tap('tapPromise') };
      },
    },
  );
  const mode = isDevelopment ? 'development' : 'production';
  return {
    hooks,
    context: siteDir,
    outputPath: outDir,
    options: { context: siteDir, mode, output: { path: outDir }, resolve: {}, module: { rules: [] }, plugins: [] },
    watchMode: isDevelopment,
    getInfrastructureLogger: () => console,
  };
}

function isEarly(hook: string): hook is Early {
  return EARLY.some((name) => name === hook);
}
