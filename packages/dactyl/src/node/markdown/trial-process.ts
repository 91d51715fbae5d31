/**
 * The other process of `trial-parser.ts`. The engine runs in a thread, so that this process can exit when its parent
 * is gone, even if the engine hangs.
 */
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { loadInternals } from './satteri-internals.js';
import type { TrialText } from './trial-parser.js';

if (isMainThread) {
  const thread = new Worker(new URL(import.meta.url));
  thread.on('message', (state) => process.send?.(state));
  process.on('message', (text) => thread.postMessage(text));
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
} else {
  const { binding, featuresToNative } = await loadInternals();
  parentPort?.on('message', ({ source, format }: TrialText) => {
    parentPort?.postMessage('begun');
    try {
      const create = format === 'mdx' ? binding.createMdxMdastHandle : binding.createMdastHandle;
      const { parseOptions } = featuresToNative({ headingAttributes: true, frontmatter: false, directive: true });
      const hast = binding.convertMdastToHastHandle(create(source, parseOptions, true), undefined);
      // Whether the page becomes HTML or code is not known yet; compiling to code uses more stack.
      binding.applyCommandsAndCompileHandle(hast, new Uint8Array(), { outputFormat: 'function-body' });
    } catch {
      // A syntax error is reported with its position by the actual parse.
    }
    parentPort?.postMessage('parsed');
  });
}
