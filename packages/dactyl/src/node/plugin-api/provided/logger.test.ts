// oxlint-disable no-unused-expressions -- a logger is called as the tag of a template
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import { createPluginLog } from './logger.js';

function recordLog(color = false) {
  const written: string[] = [];
  const log = createPluginLog(() => createLogger({ stream: { write: (text) => written.push(text) }, color }));
  return { log, written };
}

describe('the logger of plugins', () => {
  it('prints values and templates in the words of the framework', () => {
    const { log, written } = recordLog();
    log.info('Birds');
    log.info(3);
    log.warn`Two files: path=${['a.md', 'b.md']}`;
    log.error(new Error('No sea'));
    log.success`Read num=${12} pages of name=${'birds'}`;
    log.newLine();
    expect(written.join('')).toBe(
      'Birds\n3\nwarning Two files:\n- "a.md"\n- "b.md"\nerror Error: No sea\n✓ Read 12 pages of birds\n\n',
    );
  });

  it.each([
    ['a flag of each kind', `"a.md" /docs tern \`npm ci\` later 3 4`],
    ['no flag', 'one 2 null'],
    ['a value that looks like a flag', 'path=a'],
    ['a word that is no flag', 'kind=tern file-name=a'],
    ['a query', 'https://tern.example/?name=a&path=b'],
    ['a flag behind a bracket', '("a.md")'],
  ])('fills in %s', (name, expected) => {
    const { interpolate } = recordLog().log;
    const texts: Record<string, string> = {
      'a flag of each kind': interpolate`path=${'a.md'} url=${'/docs'} name=${'tern'} code=${'npm ci'} subdue=${'later'} num=${3} number=${4}`,
      'no flag': interpolate`${'one'} ${2} ${null}`,
      'a value that looks like a flag': interpolate`${'path='}${'a'}`,
      'a word that is no flag': interpolate`kind=${'tern'} file-name=${'a'}`,
      'a query': interpolate`https://tern.example/?name=${'a'}&path=${'b'}`,
      'a flag behind a bracket': interpolate`(path=${'a.md'})`,
    };
    expect(texts[name]).toBe(expected);
  });

  it('colours only where there is colour', () => {
    const bold = (text: string) => `\u001B[1m${text}\u001B[22m`;
    expect(recordLog(true).log.bold('tern')).toBe(bold('tern'));
    expect(recordLog().log.bold('tern')).toBe('tern');
    expect(recordLog(true).log.path('a.md')).toBe('\u001B[36m\u001B[4m"a.md"\u001B[24m\u001B[39m');
  });

  it('reports with the given severity', () => {
    const { log, written } = recordLog();
    log.report('ignore')('never');
    log.report('log')('once');
    log.report('warn')`of name=${'terns'}`;
    expect(written.join('')).toBe('once\nwarning of terns\n');
    expect(() => log.report('throw')`No path=${'a.md'}`).toThrow(new SiteError('No "a.md"'));
    // The cast: configurations in JavaScript may hold anything.
    expect(() => log.report('loud' as 'warn')).toThrow('report() of the logger was called with "loud".');
  });
});
