/**
 * A program of the author's machine: the text of a diagram goes in at its standard input, an SVG comes out. It is started
 * as it stands in the configuration, without a shell, so nothing in a text can become a command.
 */
import { spawn } from 'node:child_process';
import type { unstable_Drawer, unstable_DrawingMistake } from '../../../node/plugin-api/drawer-types.js';
import type { JsonObject } from '../../../shared/json.js';

export function createDrawer({ command }: JsonObject, { siteDir }: { siteDir: string }): unstable_Drawer {
  // The schema of the options has checked it.
  const [program = '', ...words] = command as string[];
  return {
    async draw(text) {
      const ended = await run(program, words, { text, cwd: siteDir });
      if ('missing' in ended) {
        return {
          problem: `the program "${program}" was not found.`,
          hint: 'Install it, or name its path in the options of the plugin for diagrams.',
        };
      }
      const start = ended.out.search(/<svg[\s>]/);
      const end = ended.out.lastIndexOf('</svg>');
      if (ended.code !== 0 || start === -1 || end === -1) return asMistake(program, ended);
      return { light: ended.out.slice(start, end + '</svg>'.length) };
    },
  };
}

type Ended = { missing: true } | { code: number | null; out: string; err: string };

function run(program: string, words: string[], { text, cwd }: { text: string; cwd: string }): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, stdio: ['pipe', 'pipe', 'pipe'], shell: false });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (part: string) => (out += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (err += part));
    child.on('error', () => resolve({ missing: true }));
    child.on('close', (code) => resolve({ code, out, err }));
    // A program may end before it has read all.
    child.stdin.on('error', () => {});
    child.stdin.end(text);
  });
}

function asMistake(program: string, { code, err }: { code: number | null; err: string }): unstable_DrawingMistake {
  const said = err.trim().split('\n').slice(0, 6).join('\n');
  const line = /\bline:?\s+(\d+)/i.exec(said)?.[1] ?? /^(?:ERROR\n)(\d+)$/m.exec(said)?.[1];
  const problem = said === '' ? `"${program}" gave no SVG (it ended with ${code ?? 'a signal'}).` : said;
  return { problem, ...(line !== undefined && { line: Number(line) }) };
}
