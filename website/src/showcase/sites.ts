/**
 * The sites of the showcase, in the order of the page. Their figures are measured (`npm run bench:showcase`) and lie in
 * `figures.json` under the same ids; the tags "live" and "large" follow from them.
 */
import { translate } from '@docusaurus/Translate';
import figures from './figures.json';
import { TAGS, type Tag } from './filter';

export interface Figures {
  pages: number;
  /** Pages with a component that runs in the browser. */
  live: number;
  seconds: number;
  megabytes: number;
  scriptKilobytes: number;
  /** The page that the script was weighed on. */
  page: string;
  /** Whether React is part of that script. */
  react: boolean;
}

export interface Site {
  id: string;
  title: string;
  description: string;
  /** A folder of this repository, or the address of another one. */
  source: string;
  tags: readonly Tag[];
  figures: Figures;
}

type MeasuredTag = 'live' | 'large';

interface SiteText {
  id: keyof typeof figures;
  title: string;
  description: string;
  source: string;
  tags: readonly Exclude<Tag, MeasuredTag>[];
}

export function sites(): Site[] {
  return [...publicSites(), ...ownSites(), ...templates(), ...fixtures()].map((site) => {
    const measured = figures[site.id];
    const tags = new Set<Tag>(site.tags);
    if (measured.live > 0) tags.add('live');
    if (measured.pages > 500) tags.add('large');
    return { ...site, tags: TAGS.filter((tag) => tags.has(tag)), figures: measured };
  });
}

function publicSites(): SiteText[] {
  return [
    {
      id: 'home-assistant',
      title: 'Home Assistant Developers',
      description: translate({
        id: 'showcase.site.home-assistant',
        message:
          'Guides for people who extend Home Assistant, and eight years of blog posts. Its search plugin needs webpack, so the search of Dactyl takes its place; two files that other tools generate were replaced with placeholders.',
      }),
      source:
        'https://github.com/home-assistant/developers.home-assistant/tree/186ad063987c56ccdbbc2145bb262d877eb15976',
      tags: ['favorite', 'opensource', 'blog'],
    },
    {
      id: 'jest',
      title: 'Jest',
      description: translate({
        id: 'showcase.site.jest',
        message:
          'A test runner for JavaScript: three versions of its manual and the next one, a blog, redirects and an offline mode. Its configuration and pages are unchanged; a list of sponsors that its repository lacks is a placeholder. Built in English only, because its translations are kept in a translation service.',
      }),
      source: 'https://github.com/jestjs/jest/tree/52db46e50404c993d3f10dd1481e861cc04ae22e/website',
      tags: ['favorite', 'opensource', 'versioning', 'blog'],
    },
    {
      id: 'chaos-mesh',
      title: 'Chaos Mesh',
      description: translate({
        id: 'showcase.site.chaos-mesh',
        message:
          'Experiments with failures on Kubernetes, in English and Chinese and three versions, with Tailwind. Its table of contents and its contact form run in the browser, so React is on every page. One line of its configuration is newer than the site format and was removed.',
      }),
      source: 'https://github.com/chaos-mesh/website/tree/ee8caafaf1261417738d5aafdec1038c7ddb8176',
      tags: ['opensource', 'design', 'i18n', 'versioning', 'blog'],
    },
    {
      id: 'reselect',
      title: 'Reselect',
      description: translate({
        id: 'showcase.site.reselect',
        message:
          'A library of selectors for Redux. Every page is MDX with tabs and components of the site, all of them rendered while it is built. Only its packages were replaced.',
      }),
      source: 'https://github.com/reduxjs/reselect/tree/93bb49091fc5e0e0569c745a7240df433548f386/website',
      tags: ['opensource', 'design'],
    },
  ];
}

function ownSites(): SiteText[] {
  return [
    {
      id: 'website',
      title: translate({ id: 'showcase.site.website.title', message: 'This website' }),
      description: translate({
        id: 'showcase.site.website',
        message:
          'What you are reading: documentation, blog, changelog, community pages and test pages in English and Chinese, with diagrams, formulas, live code, social cards and an offline mode.',
      }),
      source: 'website',
      tags: ['favorite', 'meta', 'design', 'i18n', 'blog'],
    },
    {
      id: 'benchmark',
      title: translate({ id: 'showcase.site.benchmark.title', message: 'The thousand pages' }),
      description: translate({
        id: 'showcase.site.benchmark',
        message:
          'A thousand generated pages with code, tables and admonitions in nested categories. We measure speed with them, and compare it with other tools that build the same pages.',
      }),
      source: 'bench',
      tags: ['fixture'],
    },
  ];
}

function templates(): SiteText[] {
  return [
    {
      id: 'classic',
      title: translate({ id: 'showcase.site.classic.title', message: 'Classic template' }),
      description: translate({
        id: 'showcase.site.classic',
        message:
          'Where most people begin: a manual, a blog and a home page with a design to change. Every page has real text, which says what to do with it.',
      }),
      source: 'packages/create-dactyl/templates/classic',
      tags: ['favorite', 'template', 'blog'],
    },
    {
      id: 'minimal',
      title: translate({ id: 'showcase.site.minimal.title', message: 'Minimal template' }),
      description: translate({
        id: 'showcase.site.minimal',
        message: 'The smallest site that makes sense: one configuration file and a folder of Markdown.',
      }),
      source: 'packages/create-dactyl/templates/minimal',
      tags: ['template'],
    },
  ];
}

function fixtures(): SiteText[] {
  return [
    {
      id: 'islands',
      title: translate({ id: 'showcase.site.islands.title', message: 'Islands' }),
      description: translate({
        id: 'showcase.site.islands',
        message:
          'The hard cases of React in a static page, one page each: forms, portals, providers, suspended parts, state inside of MDX. Tests press every button.',
      }),
      source: 'e2e/sites/islands',
      tags: ['favorite', 'fixture', 'blog'],
    },
    {
      id: 'docs',
      title: translate({ id: 'showcase.site.docs.title', message: 'Docs site' }),
      description: translate({
        id: 'showcase.site.docs',
        message:
          'Two sets of docs with versions of their own, in English, French and Arabic. Each rule of sidebars, slugs and tags has a file that shows it.',
      }),
      source: 'packages/dactyl/test/sites/docs',
      tags: ['favorite', 'fixture', 'i18n', 'versioning', 'rtl'],
    },
    {
      id: 'blog',
      title: translate({ id: 'showcase.site.blog.title', message: 'Blog site' }),
      description: translate({
        id: 'showcase.site.blog',
        message:
          'Two blogs without any docs, in English and Chinese: authors, tags, feeds, archives, posts with and without dates in their names.',
      }),
      source: 'packages/dactyl/test/sites/blog',
      tags: ['fixture', 'i18n', 'blog'],
    },
    {
      id: 'theme',
      title: translate({ id: 'showcase.site.theme.title', message: 'Harbour' }),
      description: translate({
        id: 'showcase.site.theme',
        message:
          'Every field that the theme has: all kinds of items in the navigation bar, a footer in columns, an announcement with markup. It is served below a path of its host.',
      }),
      source: 'e2e/sites/theme',
      tags: ['fixture', 'design', 'i18n', 'versioning'],
    },
    {
      id: 'diagrams',
      title: translate({ id: 'showcase.site.diagrams.title', message: 'Diagrams' }),
      description: translate({
        id: 'showcase.site.diagrams',
        message:
          'Mermaid diagrams and live code in two languages: many on a page, broken ones, and those that come into view late.',
      }),
      source: 'e2e/sites/diagrams',
      tags: ['fixture', 'i18n'],
    },
    {
      id: 'plain',
      title: translate({ id: 'showcase.site.plain.title', message: 'Plain' }),
      description: translate({
        id: 'showcase.site.plain',
        message: 'A bit of everything in two languages, and no component that runs in the browser.',
      }),
      source: 'packages/dactyl/test/sites/plain',
      tags: ['fixture', 'i18n', 'blog'],
    },
    {
      id: 'swizzled',
      title: translate({ id: 'showcase.site.swizzled.title', message: 'Swizzled' }),
      description: translate({
        id: 'showcase.site.swizzled',
        message: 'Components of the theme, copied and wrapped by ones with state, as sites do it.',
      }),
      source: 'e2e/sites/islands-swizzled',
      tags: ['fixture', 'design', 'versioning', 'blog'],
    },
    {
      id: 'counters',
      title: translate({ id: 'showcase.site.counters.title', message: 'Counters' }),
      description: translate({
        id: 'showcase.site.counters',
        message: 'A handful of counters, to see what happens to their state while somebody edits the site.',
      }),
      source: 'e2e/sites/counters',
      tags: ['fixture'],
    },
    {
      id: 'notes',
      title: translate({ id: 'showcase.site.notes.title', message: 'Notes' }),
      description: translate({
        id: 'showcase.site.notes',
        message: 'Four pages. Tests of the development server edit them, and watch what the browser does.',
      }),
      source: 'e2e/sites/notes',
      tags: ['fixture'],
    },
  ];
}
