import type { Cell, Notebook } from './parse-notebook.js';

/** Magics of IPython whose cells hold another language. */
const MAGICS: Record<string, string> = {
  bash: 'bash',
  sh: 'bash',
  script: 'bash',
  html: 'html',
  javascript: 'js',
  js: 'js',
  latex: 'latex',
  markdown: 'markdown',
  perl: 'perl',
  ruby: 'ruby',
  R: 'r',
  sql: 'sql',
  writefile: 'text',
};

/** The language of a cell of code, as code blocks name it. */
export function codeLanguage({ source, metadata }: Cell, notebook: Notebook): string {
  const [, magic = ''] = /^%%(\w+)/.exec(source) ?? [];
  const { languageId } = Object(metadata.vscode) as { languageId?: unknown };
  const { language_info: info, kernelspec } = notebook.metadata;
  const known = [MAGICS[magic], languageId, Object(info).name, Object(kernelspec).language, 'python'];
  const name = String(known.find((candidate) => typeof candidate === 'string' && candidate !== '')).toLowerCase();
  return /^i?python\d*$/.test(name) ? 'python' : name.replaceAll(/[^\w#+-]/g, '');
}
