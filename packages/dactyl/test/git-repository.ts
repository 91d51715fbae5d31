/** Repositories for tests: commits by named people at named seconds, without the configuration of this machine. */
import { execFileSync } from 'node:child_process';

export interface GitRepository {
  git(...args: string[]): string;
  /** Commits everything in the folder. */
  commit(options?: { second?: number; author?: string }): void;
}

export function createRepository(dir: string): GitRepository {
  const run = (args: string[], { author = 'Ada', second = 1000 } = {}) => {
    const identity = { NAME: author, EMAIL: 'test@example.com', DATE: `@${second} +0000` };
    const roles = ['AUTHOR', 'COMMITTER'].flatMap((role) =>
      Object.entries(identity).map(([key, value]) => [`GIT_${role}_${key}`, value]),
    );
    const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
    return execFileSync('git', args, {
      cwd: dir,
      stdio: 'pipe',
      encoding: 'utf8',
      env: { ...env, ...Object.fromEntries(roles) },
    });
  };
  run(['init', '-q', '-b', 'main']);
  return {
    git: (...args) => run(args),
    commit(options) {
      run(['add', '-A']);
      run(['commit', '-q', '-m', 'A change'], options);
    },
  };
}
