import { describe, expect, it } from 'vitest';

import { OPTIONS, flagsOf, helpText } from './options.js';
import { detectPackageManager, startCommand } from './package-manager.js';
import { parseArguments } from './parse-arguments.js';

describe('parseArguments', () => {
  it('leaves open what is not said', () => {
    expect(parseArguments([])).toEqual({
      folder: undefined,
      template: undefined,
      typescript: undefined,
      languages: undefined,
      packageManager: undefined,
      skipInstall: false,
      help: false,
      version: false,
    });
  });

  it('takes the options in any place, long and short', () => {
    const expected = {
      folder: 'site',
      template: 'minimal',
      typescript: true,
      packageManager: 'pnpm',
      dactyl: '3.6.3',
      skipInstall: true,
    };
    expect(parseArguments(['-t', 'site', '--template=minimal', '-p', 'pnpm', '-s', '--dactyl', '3.6.3'])).toMatchObject(
      expected,
    );
    const long = [
      '--typescript',
      '--skip-install',
      '--package-manager',
      'pnpm',
      '--template',
      'minimal',
      '--dactyl=3.6.3',
      'site',
    ];
    expect(parseArguments(long)).toMatchObject(expected);
  });

  it('takes codes of languages, each once', () => {
    expect(parseArguments(['-l', 'en, zh-CN,en']).languages).toEqual(['en', 'zh-CN']);
  });

  it.each([
    ['an unknown option', ['--nope'], "Unknown option '--nope'.\n  All options: npm create dactyl@latest -- --help"],
    ['an option that wants a value', ['--template', '-s'], "Option '--template' needs a value."],
    ['an unknown template', ['--template', 'big'], '--template is "big". It can be classic, minimal.'],
    ['an unknown package manager', ['-p', 'pip'], '--package-manager is "pip". It can be npm, yarn, pnpm, bun.'],
    ['a template behind the folder', ['site', 'classic'], 'Did you mean --template classic?'],
    ['a language that is none', ['--languages', 'en,english please'], '"english" is no code of a language.'],
    ['no language', ['-l', ','], 'Name a language at least.'],
    ['a name without quotes', ['my', 'site'], '"site" is one word too many'],
  ])('refuses %s', (_, words, message) => {
    expect(() => parseArguments(words)).toThrow(message);
  });
});

describe('the help', () => {
  it('names each option', () => {
    const lines = helpText('1.2.3').split('\n');
    for (const option of OPTIONS) expect(lines).toContainEqual(expect.stringContaining(flagsOf(option)));
  });
});

describe('the package manager', () => {
  it.each([
    ['npm/11.19.1 node/v20.20.2 linux x64 workspaces/false', 'npm'],
    ['pnpm/10.2.0 npm/? node/v22.1.0 linux x64', 'pnpm'],
    ['yarn/4.6.0 npm/? node/v22.1.0 darwin arm64', 'yarn'],
    ['bun/1.2.0 npm/? node/v22.6.0 linux x64', 'bun'],
    ['cnpm/9.0.0', 'npm'],
    [undefined, 'npm'],
  ])('is the one that runs the command: %s', (userAgent, expected) => {
    expect(detectPackageManager(userAgent)).toBe(expected);
  });

  it('starts a script in its own words', () => {
    expect([startCommand('npm'), startCommand('yarn')]).toEqual(['npm start', 'yarn run start']);
  });
});
