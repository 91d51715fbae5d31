/** Docusaurus packages that sites use in Node unchanged: they are installed, not provided by us. */
const INSTALLED = /^@docusaurus\/(?:logger|mdx-loader|types|utils|utils-common|utils-validation)(?:\/|$)/;

/** Hint for an import of a package that is not installed. */
export function hintForPackage(specifier: string): string {
  if (specifier.startsWith('@generated/')) {
    return 'A plugin writes this module: see that it is among the plugins of the site, and that it runs.';
  }
  if (specifier.startsWith('@docusaurus/') && !INSTALLED.test(specifier)) {
    return 'It is a part of Docusaurus that Dactyl has not, and installing it does not help: use what the site format documents, such as "@docusaurus/useDocusaurusContext".';
  }
  return `Install the package: npm install ${/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier}`;
}
