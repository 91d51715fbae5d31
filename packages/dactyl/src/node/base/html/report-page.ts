/** A page on its own, such as a report: one file that loads nothing, and whose policy says so. */
import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../shared/html.js';

export interface ReportPage {
  /** Language tag. */
  language: string;
  title: string;
  style: string;
  /** HTML inside `<main>`, below the heading. */
  content: string;
  /** More sources of the policy, such as `img-src data:`. */
  policy?: string;
}

export function reportPage({ language, title, style, content, policy }: ReportPage): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const sources = ["default-src 'none'", `style-src 'sha256-${hash}'`, ...(policy === undefined ? [] : [policy])];
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${sources.join('; ')}">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
