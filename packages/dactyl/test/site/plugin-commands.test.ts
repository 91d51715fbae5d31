/** Commands that plugins of a site add to the command line. */
import { describe, expect, it } from 'vitest';
import { copyFixture, createSite, type Fixture } from './fixture.js';

const PLUGIN = `import logger from '@docusaurus/logger';

export default function greet(context) {
  return {
    name: 'greet',
    loadContent() { throw new Error('No content is needed for a command.'); },
    extendCli(cli) {
      cli
        .command('greet <name> [others...]')
        .description('Greets people')
        .option('-g, --greeting <word>', 'What to say', 'Hello')
        .option('--loud', 'Shout')
        .action(async (name, others, { greeting, loud }) => {
          await Promise.resolve();
          const text = greeting + ' ' + [name, ...others].join(' and ') + ' from ' + context.siteConfig.title;
          logger.info(loud ? text.toUpperCase() : text);
        });
      cli
        .command('regen <id>')
        .option('--all-versions', 'Of each version')
        .action((id, instance) => logger.info(id + ' ' + JSON.stringify(instance.opts()) + ' ' + instance.allVersions));
    },
  };
}
`;

function createGreetingSite(): Fixture {
  const site = copyFixture('broken-sites/base');
  site.write('greet.js', PLUGIN);
  site.edit('docusaurus.config.js', (text) =>
    text.replace("baseUrl: '/',", "baseUrl: '/',\n  plugins: ['./greet.js'],"),
  );
  site.write('docs/index.md', '# Home');
  return site;
}

describe('a command of a plugin', () => {
  const site = createGreetingSite();

  it('gets its arguments and options', async () => {
    const { code, stdout } = await site.run(['greet', 'Ada', 'Bob', '-g', 'Bonjour', '--loud']);
    expect(stdout).toBe('BONJOUR ADA AND BOB FROM BROKEN\n');
    expect(code).toBe(0);
  });

  it('gets the command itself where its package expects that, as version 5 of commander has it', async () => {
    const { stdout } = await site.run(['regen', 'petstore', '--all-versions']);
    expect(stdout).toBe('petstore {"allVersions":true} true\n');
  });

  it('explains itself, and what was forgotten', async () => {
    expect((await site.run(['greet', '--help'])).stdout).toContain('Usage: dactyl greet [options] <name> [others...]');
    const { code, output } = await site.run(['greet']);
    expect(code).toBe(1);
    expect(output).toMatchInlineSnapshot(`
      "error Missing required argument \`name\`
        See \`dactyl --help\`."
    `);
  });

  it('is found from another folder by the environment, with another configuration', async () => {
    const elsewhere = createSite({ 'a.txt': '' });
    const none = await elsewhere.run(['greet', 'Ada']);
    expect(none.output).toMatchInlineSnapshot(`
      "error There is no command "greet".
        Known: "dev", "start", "build", "merge", "serve", "search", "mcp", "sources", "export", "deploy", "why", "check", "check-links", "report", "doctor", "clear", "swizzle", "write-translations", "write-heading-ids", "list", "fix", "mv", "test-code", "types", "translations", "compare", "migrate".
        Commands of plugins, such as docs:version, are known in the folder of a site, and here is none."
    `);
    site.write(
      'other.config.js',
      "import config from './docusaurus.config.js';\nexport default { ...config, title: 'Other' };",
    );
    const env = { DOCUSAURUS_CLI_SITE_DIR: site.siteDir, DOCUSAURUS_CLI_CONFIG: 'other.config.js' };
    expect((await elsewhere.run(['greet', 'Ada'], env)).stdout).toBe('Hello Ada from Other\n');
  });

  it('counts when another name is mistyped', async () => {
    expect((await site.run(['gret'])).output).toMatchInlineSnapshot(`
      "error There is no command "gret".
        Did you mean "greet"?"
    `);
  });
});

describe('docs:version', () => {
  it('records a version, and refuses to do so twice', async () => {
    const site = copyFixture('broken-sites/base');
    site.write('docs/index.md', '# Home');
    const { code, output } = await site.run(['docs:version', '1.0']);
    expect(output).toMatchInlineSnapshot(`
      "Recorded the version "1.0" of the docs:
        versioned_docs/version-1.0 (2 files)
        versioned_sidebars/version-1.0-sidebars.json
        versions.json"
    `);
    expect(code).toBe(0);
    const again = await site.run(['docs:version', '1.0']);
    expect(again.output).toMatchInlineSnapshot(`
      "error The version "1.0" of the docs exists already.
        versions.json
        Choose another name; or, to record it anew, remove its folders and its line in this file."
    `);
    expect(again.code).toBe(1);
  });

  it('exists for each instance of the docs', async () => {
    const site = copyFixture('sites/docs');
    expect((await site.run(['docs:versions:community', '2.0'])).output).toMatchInlineSnapshot(`
      "error There is no command "docs:versions:community".
        Did you mean "docs:version:community"?"
    `);
    expect((await site.run(['docs:version:community', '2.0'])).output).toMatchInlineSnapshot(`
      "warning The locale "ar" has no translated docs in i18n/ar/docusaurus-plugin-content-docs-community/current: skipped.
      Recorded the version "2.0" of the docs of the instance "community":
        community_versioned_docs/version-2.0 (3 files)
        community_versioned_sidebars/version-2.0-sidebars.json
        i18n/fr/docusaurus-plugin-content-docs-community/version-2.0 (1 file)
        i18n/fr/docusaurus-plugin-content-docs-community/version-2.0.json
        community_versions.json"
    `);
  });
});
