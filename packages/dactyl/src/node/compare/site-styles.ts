/** Reads the selectors of a site's own style sheets, with their positions. */
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import postcss, { type Container, type Document, type Rule } from 'postcss';
import { fileKind, toPosixPath } from '../base/files.js';
import type { OwnStyles } from '../../shared/touched-styles.js';

export interface SiteSelector {
  selector: string;
  /** `src/css/custom.css:12`, from the folder of the site. */
  place: string;
}

export interface SiteStyles {
  selectors: SiteSelector[];
  /** The properties that the rules set. */
  own: OwnStyles;
  /** Files that could not be read, with the reason. */
  unread: string[];
}

/** CSS modules are excluded: their classes are renamed, and only the site's own components use them. */
const SHEET = /(?<!\.module)\.(?:css|scss|sass)$/;

/** @param sheets absolute files that the configuration names, beside those below `src` */
export async function readSiteStyles(siteDir: string, sheets: readonly string[]): Promise<SiteStyles> {
  const source = path.join(siteDir, 'src');
  const found = (await fileKind(source)) === 'folder' ? await readdir(source, { recursive: true }) : [];
  const files = new Set([
    ...found.filter((name) => SHEET.test(name)).map((name) => path.join(source, name)),
    ...sheets,
  ]);
  const styles: SiteStyles = { selectors: [], own: { rules: [], variables: [] }, unread: [] };
  for (const file of [...files].toSorted()) {
    const name = toPosixPath(path.relative(siteDir, file));
    try {
      const css = await readCss(file, siteDir);
      styles.selectors.push(...selectorsOf(css, name));
      const { rules, variables } = ownStylesOf(css);
      styles.own.rules.push(...rules);
      styles.own.variables.push(...variables);
    } catch (error) {
      styles.unread.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return styles;
}

async function readCss(file: string, siteDir: string): Promise<string> {
  if (!/\.s[ac]ss$/.test(file)) return readFile(file, 'utf8');
  const sass = createRequire(path.join(siteDir, 'package.json'))('sass') as {
    compile(file: string, options: { loadPaths: string[] }): { css: string };
  }; // the site's own Sass, whose first function this is
  return sass.compile(file, { loadPaths: [path.dirname(file), path.join(siteDir, 'node_modules')] }).css;
}

/** Each selector once, at its first place. */
export function selectorsOf(css: string, name: string): SiteSelector[] {
  const places = new Map<string, string>();
  postcss.parse(css).walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const place = /\.s[ac]ss$/.test(name) ? name : `${name}:${rule.source?.start?.line ?? 1}`;
    for (const selector of fullSelectors(rule)) if (!places.has(selector)) places.set(selector, place);
  });
  return [...places].map(([selector, place]) => ({ selector, place }));
}

/** Pseudo-classes for states, and pseudo-elements: an untouched page does not show their styles. */
const UNSEEN = /:(?:hover|focus|active|visited|target|checked|open|:)|:(?:before|after)\b/;
/** Values whose result depends on the layout. */
const LAID_OUT = /\bauto\b|%|\d(?:vw|vh|dvh|svh)\b/;

export function ownStylesOf(css: string): OwnStyles {
  const own: OwnStyles = { rules: [], variables: [] };
  postcss.parse(css).walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const declarations = rule.nodes.filter((node) => node.type === 'decl');
    const media = mediaAround(rule.parent);
    const selectors = fullSelectors(rule).filter((selector) => !UNSEEN.test(selector));
    const variables = declarations.filter(({ prop }) => prop.startsWith('--'));
    own.variables.push(
      ...selectors.flatMap((selector) => variables.map(({ prop, value }) => ({ name: prop, value, selector, media }))),
    );
    const properties = declarations
      .filter(({ prop, value }) => !prop.startsWith('--') && !LAID_OUT.test(value))
      .map(({ prop }) => prop);
    if (properties.length > 0) own.rules.push(...selectors.map((selector) => ({ selector, properties, media })));
  });
  return own;
}

function mediaAround(parent: Container | Document | undefined): string[] {
  if (!parent || parent.type === 'root' || parent.type === 'document') return [];
  const outer = mediaAround(parent.parent as Container | undefined);
  return 'name' in parent && parent.name === 'media' && 'params' in parent ? [...outer, String(parent.params)] : outer;
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
}

/** Combines nested rules with their parents. */
function fullSelectors(rule: Rule): string[] {
  const outer = ruleAround(rule.parent);
  const own = rule.selectors.map((selector) => selector.replaceAll(/\s+/g, ' ').trim());
  if (!outer) return own;
  const around = fullSelectors(outer);
  const parent = around.length === 1 ? (around[0] ?? '') : `:is(${around.join(', ')})`;
  return own.map((selector) => (selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`));
}

function ruleAround(parent: Container | Document | undefined): Rule | undefined {
  if (!parent || parent.type === 'root' || parent.type === 'document') return undefined;
  return parent.type === 'rule' ? (parent as Rule) : ruleAround(parent.parent as Container | undefined); // by its type
}
