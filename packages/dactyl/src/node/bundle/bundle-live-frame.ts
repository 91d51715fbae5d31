/**
 * Bundles the document that runs live code. Input: the site's scope for live code, and all that it imports. Output:
 * one HTML file with an inline script. The frame has an opaque origin, so modules and fonts of the site would be
 * cross-origin, which hosts do not allow; an inline script is allowed by its hash in the frame's own policy.
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
          // The document must be self-contained, so all assets are inlined.
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

/** Live code may load anything: it cannot reach the page, and the page holds no secrets. */
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
