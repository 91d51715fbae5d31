/**
 * The document that runs live code. In: the site's scope for it, and all that it imports. Out: one file of HTML with its
 * script inside. The frame has no origin, so a module or a font of the site would be another origin's, which hosts do not
 * allow; and what stands inside, the hash in its own policy allows.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { createBuilder } from 'vite';
import { toBundleErrors } from './bundle-error.js';
import { toOutput } from './bundle-output.js';
import { moduleIdsPlugin, originsOf } from './bundle-server.js';
import { PACKAGE_ROOT } from './package-root.js';
import { viteConfig, type ViteInput } from './vite-config.js';

const ENTRY = path.join(PACKAGE_ROOT, 'features/live-codeblock/theme/frame/main.js');

export interface LiveFrame {
  html: string;
  /** All source files that went in, absolute. */
  sources: string[];
  usesGenerated: boolean;
}

export async function bundleLiveFrame(input: ViteInput): Promise<LiveFrame> {
  const moduleIds = new Set<string>();
  const config = viteConfig(input);
  const builder = await createBuilder({
    ...config,
    plugins: [...(config.plugins ?? []), moduleIdsPlugin(moduleIds)],
    environments: {
      frame: {
        consumer: 'client',
        build: {
          write: false,
          minify: input.mode === 'production',
          copyPublicDir: false,
          cssCodeSplit: false,
          modulePreload: false,
          // Nothing can be fetched beside it.
          assetsInlineLimit: Number.MAX_SAFE_INTEGER,
          rolldownOptions: {
            input: { frame: ENTRY },
            output: { format: 'iife', codeSplitting: false, comments: false },
          },
        },
      },
    },
  });
  const { frame } = builder.environments;
  if (!frame) throw new Error('Vite made no environment for live code.');
  const built = await builder.build(frame).catch((error: unknown) => {
    throw toBundleErrors(error, input.siteDir, input.postCss);
  });
  const chunk = toOutput(built).find((item) => item.type === 'chunk' && item.isEntry);
  if (chunk?.type !== 'chunk') throw new Error('Vite made no script for live code.');
  const { sources, usesGenerated } = originsOf(moduleIds);
  return { html: frameDocument(chunk.code), sources, usesGenerated };
}

/** Results may load what they like: they cannot reach the page, and the page holds no secrets. */
function frameDocument(code: string): string {
  const script = code.replaceAll(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '\\x3C!--');
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src * data: blob: 'unsafe-inline'",
    `script-src 'sha256-${hash}' 'unsafe-eval'`,
    "object-src 'none'",
  ].join('; ');
  return (
    '<!doctype html><html><head><meta charset="utf-8">' +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    '<meta name="robots" content="noindex"><title>Live code</title></head>' +
    `<body style="margin:0;background:none"><div id="root" class="playground-root"></div><script>${script}</script></body></html>\n`
  );
}
