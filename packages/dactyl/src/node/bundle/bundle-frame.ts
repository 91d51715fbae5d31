/**
 * Bundles a document that is shown in a frame. Input: its module, and all that it imports. Output:
 * one HTML file with an inline script. The frame has an opaque origin, so modules and fonts of the site would be
 * cross-origin, which hosts do not allow; an inline script is allowed by its hash in the frame's own policy.
 */
import { createHash } from 'node:crypto';
import { createBuilder } from 'vite';
import { escapeHtml } from '../../shared/html.js';
import type { unstable_FrameDocument } from '../plugin-api/types.js';
import { toBundleErrors } from './bundle-error.js';
import { toOutput } from './bundle-output.js';
import { moduleIdsPlugin, originsOf } from './bundle-server.js';
import { viteConfig, type ViteInput } from './vite-config.js';

export interface BundledFrame {
  html: string;
  /** All source files that went in, absolute. */
  sources: string[];
  usesGenerated: boolean;
}

export async function bundleFrame(document: unstable_FrameDocument, input: ViteInput): Promise<BundledFrame> {
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
            input: { frame: document.entry },
            output: { format: 'iife', codeSplitting: false, comments: false },
          },
        },
      },
    },
  });
  const { frame } = builder.environments;
  if (!frame) throw new Error('Vite made no environment for a frame.');
  const built = await builder.build(frame).catch((error: unknown) => {
    throw toBundleErrors(error, input.siteDir, input.postCss);
  });
  const chunk = toOutput(built).find((item) => item.type === 'chunk' && item.isEntry);
  if (chunk?.type !== 'chunk') throw new Error('Vite made no script for a frame.');
  const { sources, usesGenerated } = originsOf(moduleIds);
  return { html: frameDocument(chunk.code, document), sources, usesGenerated };
}

/** The script may load anything: it cannot reach the page, and the frame holds no secrets. */
function frameDocument(code: string, { title, rootClass }: unstable_FrameDocument): string {
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
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>` +
    `<body style="margin:0;background:none"><div id="root" class="${escapeHtml(rootClass)}"></div><script>${script}</script></body></html>\n`
  );
}
