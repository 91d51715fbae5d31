/** An error during development: text for the terminal, an overlay for the browser. */
import path from 'node:path';
import type { DevEnvironment } from '../../bundle/create-dev-environment.js';
import type { OverlayError } from '../../bundle/page-messages.js';
import type { Logger } from '../../base/logger.js';
import { authorFile } from '../../base/files.js';
import { DOCS_URL, formatError } from '../../base/print-error.js';
import { SiteError } from '../../base/site-error.js';

export function reportError(error: unknown, { vite, logger }: { vite: DevEnvironment; logger: Logger }): OverlayError {
  logger.error(formatError(error, { colors: logger.colors, docsUrl: DOCS_URL }));
  const described = describe(error);
  vite.sendError(described);
  return described;
}

function describe(error: unknown): OverlayError {
  const message = formatError(error, { docsUrl: DOCS_URL });
  if (!(error instanceof SiteError)) return { message, stack: '' };
  const { file, line = 1, column = 1 } = error.details;
  return {
    message,
    stack: '',
    ...(file
      ? { id: path.relative(process.cwd(), authorFile(file)), loc: { file: authorFile(file), line, column } }
      : {}),
  };
}

/**
 * The document that replaces a page which cannot be rendered: it shows the error, and reloads after the edit that
 * fixes it, also if that came before the document was connected (as `browser/dev/client.ts` has it).
 */
export function errorPage(error: OverlayError, baseUrl: string): string {
  const data = JSON.stringify(error).replaceAll('<', '\\u003c');
  const client = `${baseUrl}@vite/client`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title>
<script type="module">
import { createHotContext, ErrorOverlay } from ${JSON.stringify(client)};
document.body.append(new ErrorOverlay(${data}));
const hot = createHotContext('dactyl:error-page');
hot.on('dactyl:update', () => location.reload());
const tellAge = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  hot.send('dactyl:opened', { age: performance.now() - (navigation?.requestStart ?? 0) });
};
tellAge();
hot.on('vite:ws:connect', tellAge);
</script></head><body></body></html>`;
}
