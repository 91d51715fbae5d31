/** Checks structured data against the part of the vocabulary of https://schema.org that sites of ours use. */
import { isRecord } from '../../packages/dactyl/src/shared/is-record.js';
import type { HtmlElement } from '../../packages/dactyl/test/site/html-document.js';

type Rule = 'text' | 'url' | 'date' | { types: readonly string[] };

interface TypeRules {
  required: Record<string, Rule>;
  optional: Record<string, Rule>;
}

const PERSON: Rule = { types: ['Person', 'Organization'] };

/** Type → its properties, with the values that they may have; those of search engines' guides are required. */
const TYPES: Readonly<Record<string, TypeRules>> = {
  WebSite: {
    required: { url: 'url', name: 'text' },
    optional: {
      '@id': 'url',
      description: 'text',
      inLanguage: 'text',
      potentialAction: { types: ['SearchAction'] },
    },
  },
  SearchAction: {
    required: { target: { types: ['EntryPoint'] }, 'query-input': 'text' },
    optional: {},
  },
  EntryPoint: { required: { urlTemplate: 'url' }, optional: {} },
  Blog: {
    required: { headline: 'text' },
    optional: {
      '@id': 'url',
      name: 'text',
      description: 'text',
      mainEntityOfPage: 'url',
      blogPost: { types: ['BlogPosting'] },
    },
  },
  BlogPosting: {
    required: { headline: 'text', datePublished: 'date', url: 'url' },
    optional: {
      '@id': 'url',
      mainEntityOfPage: 'url',
      name: 'text',
      description: 'text',
      dateModified: 'date',
      author: PERSON,
      image: { types: ['ImageObject'] },
      keywords: 'text',
      isPartOf: { types: ['Blog'] },
    },
  },
  TechArticle: {
    required: { headline: 'text', url: 'url' },
    optional: {
      '@id': 'url',
      mainEntityOfPage: 'url',
      description: 'text',
      inLanguage: 'text',
      keywords: 'text',
      image: 'url',
      version: 'text',
      dateModified: 'date',
      author: PERSON,
      isPartOf: { types: ['WebSite'] },
    },
  },
  FAQPage: { required: { mainEntity: { types: ['Question'] } }, optional: { name: 'text' } },
  Question: { required: { name: 'text', acceptedAnswer: { types: ['Answer'] } }, optional: {} },
  Answer: { required: { text: 'text' }, optional: {} },
  Person: {
    required: {},
    optional: { name: 'text', description: 'text', url: 'url', email: 'text', image: 'url' },
  },
  ImageObject: { required: { url: 'url' }, optional: { '@id': 'url', contentUrl: 'url', caption: 'text' } },
};

/** A reference to what is described elsewhere needs no more than its id. */
const isReference = (value: Record<string, unknown>) => typeof value['@id'] === 'string' && value.name !== undefined;

/** All that is wrong with a JSON-LD document, as sentences. */
export function checkStructuredData(data: unknown): string[] {
  if (!isRecord(data)) return ['It is no object.'];
  const context = data['@context'] === 'https://schema.org' ? [] : ['It has another context.'];
  return [...context, ...checkThing(data, '')];
}

function checkThing(thing: Record<string, unknown>, place: string): string[] {
  const type = String(thing['@type']);
  const rules = TYPES[type];
  if (!rules) return [`${place}@type ${type} is not known.`];
  const known = { ...rules.required, ...rules.optional };
  const missing = isReference(thing) ? [] : Object.keys(rules.required).filter((name) => thing[name] === undefined);
  const problems = Object.entries(thing)
    .filter(([name]) => name !== '@type' && name !== '@context')
    .flatMap(([name, value]) => {
      const rule = known[name];
      if (!rule) return [`${place}${name} is no property of ${type}.`];
      return [value].flat().flatMap((single) => checkValue(single, rule, `${place}${name}`));
    });
  return [...missing.map((name) => `${place}${name} is missing.`), ...problems];
}

function checkValue(value: unknown, rule: Rule, place: string): string[] {
  if (typeof rule === 'object') {
    if (!isRecord(value)) return [`${place} is no object.`];
    if (!rule.types.includes(String(value['@type']))) return [`${place} has the type ${String(value['@type'])}.`];
    return checkThing(value, `${place}.`);
  }
  return typeof value === 'string' && PATTERNS[rule].test(value) ? [] : [`${place} is no ${rule}: ${String(value)}`];
}

const PATTERNS: Record<Exclude<Rule, object>, RegExp> = {
  text: /\S/,
  url: /^https?:\/\/[^\s/]+\/?\S*$/,
  date: /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/,
};

/** What is wrong with each list of breadcrumbs: items are counted from 1, have a name and, but for the last, a page. */
export function breadcrumbProblems(page: HtmlElement): string[][] {
  return page.all('[itemtype="https://schema.org/BreadcrumbList"]').map((list) =>
    list.all('[itemprop="itemListElement"]').flatMap((item, index, { length }) => {
      const [position] = item.all('[itemprop="position"]');
      const place = String(index + 1);
      const leads = index === length - 1 || item.all('a[itemprop="item"][href]').length === 1;
      return [
        ...(position?.attributes.content === place ? [] : [`Item ${place} is counted wrongly.`]),
        ...(item.all('[itemprop="name"]').length === 1 ? [] : [`Item ${place} has no name.`]),
        ...(leads ? [] : [`Item ${place} leads nowhere.`]),
      ];
    }),
  );
}
