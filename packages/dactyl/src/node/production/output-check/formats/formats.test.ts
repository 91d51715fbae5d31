import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import picocolors from 'picocolors';
import path from 'node:path';
import { CHECK_RULES } from '../../../config/check-rules.js';
import type { Finding } from '../finding.js';
import { findingsToGithub } from './github.js';
import { findingsToJson } from './json.js';
import { findingsToSarif } from './sarif.js';
import { findingsToText } from './text.js';

const FINDINGS: Finding[] = [
  {
    rule: 'broken-link',
    severity: 'error',
    message: 'The link "/a%20b" leads to no page.',
    suggestion: '/a',
    file: path.resolve('docs/a, b.md'),
    line: 3,
    column: 5,
    pages: ['/x', '/y', '/z'],
    target: '/a%20b',
  },
  {
    rule: 'empty-page',
    severity: 'warn',
    message: 'The page "/e" is empty.',
    advice: 'Write something:\nanything.',
    file: path.resolve('build/e.html'),
    pages: ['/e'],
  },
];

describe('findings', () => {
  it('are text for people', () => {
    expect(findingsToText(FINDINGS, picocolors.createColors(false))).toMatchInlineSnapshot(`
      "docs/a, b.md
        3:5 error The link "/a%20b" leads to no page. (broken-link)
            Did you mean "/a"?
            On /x and 2 other pages.

      build/e.html
        warning The page "/e" is empty. (empty-page)
            Write something:
      anything."
    `);
  });

  it('are data for programs', () => {
    expect(JSON.parse(findingsToJson({ findings: FINDINGS, ignored: 2, pages: 9 }))).toEqual({
      pages: 9,
      errors: 1,
      warnings: 1,
      ignored: 2,
      findings: [
        { ...FINDINGS[0], file: 'docs/a, b.md' },
        { ...FINDINGS[1], file: 'build/e.html' },
      ],
    });
  });

  it('are commands of GitHub Actions, with the escapes of those', () => {
    expect(findingsToGithub(FINDINGS).split('\n')).toEqual([
      '::error file=docs/a%2C b.md,line=3,col=5,title=dactyl check%3A broken-link::The link "/a%2520b" leads to no page.%0ADid you mean "/a"?',
      '::warning file=build/e.html,title=dactyl check%3A empty-page::The page "/e" is empty.%0AWrite something:%0Aanything.',
    ]);
  });

  it('are commands of GitHub Actions also where a name has the signs that those are made of', () => {
    const file = path.resolve('100%: a\r\nb, c.md');
    const finding = { ...FINDINGS[1], message: '50%: a,\r\nb' } as Finding; // of a list that has it
    expect(findingsToGithub([{ ...finding, advice: undefined, file }])).toBe(
      '::warning file=100%25%3A a%0D%0Ab%2C c.md,title=dactyl check%3A empty-page::50%25: a,%0D%0Ab',
    );
  });

  it('are a log of SARIF 2.1.0', () => {
    const log = sarif.parse(JSON.parse(findingsToSarif(FINDINGS, '1.2.3')));
    const [run] = log.runs;
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(Object.keys(CHECK_RULES));
    expect(run?.results.map(({ ruleId, ruleIndex }) => run.tool.driver.rules[ruleIndex]?.id === ruleId)).toEqual([
      true,
      true,
    ]);
    expect(run?.results.map(({ level, locations }) => [level, locations[0]?.physicalLocation])).toEqual([
      [
        'error',
        {
          artifactLocation: { uri: 'docs/a,%20b.md', uriBaseId: '%SRCROOT%' },
          region: { startLine: 3, startColumn: 5 },
        },
      ],
      ['warning', { artifactLocation: { uri: 'build/e.html', uriBaseId: '%SRCROOT%' } }],
    ]);
  });
});

/**
 * The part of the schema of OASIS that our logs use: objects that take no other field, required fields, patterns and limits. That
 * the whole schema takes such a log was tried when it was written.
 */
const level = z.enum(['none', 'note', 'warning', 'error']);
const message = z.strictObject({ text: z.string().min(1) });
const sarif = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.array(
    z.strictObject({
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string(),
          version: z.string(),
          rules: z.array(
            z.strictObject({
              id: z.string(),
              shortDescription: message,
              defaultConfiguration: z.strictObject({ level }),
            }),
          ),
        }),
      }),
      results: z.array(
        z.strictObject({
          ruleId: z.string(),
          ruleIndex: z.int().min(0),
          level,
          message,
          locations: z.array(
            z.strictObject({
              physicalLocation: z.strictObject({
                artifactLocation: z.strictObject({
                  // A reference of RFC 3986: no space and no letter outside of ASCII.
                  uri: z.string().regex(/^[!-~]+$/),
                  uriBaseId: z.string(),
                }),
                region: z.strictObject({ startLine: z.int().min(1), startColumn: z.int().min(1) }).optional(),
              }),
            }),
          ),
          partialFingerprints: z.record(z.string(), z.string()),
          properties: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  ),
});
