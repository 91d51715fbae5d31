/** The pages of a library → docs and a sidebar. */
import { code, inline, plain, prose, row } from '../reference/escape-text.js';
import { docOf, firstLine, type DocsPlace, type GeneratedDoc, type GeneratedDocs } from '../reference/write-docs.js';
import type { LibraryOptions } from './options.js';
import { projectPages, type ExportPage, type KindGroup, type ModulePages } from './project-pages.js';
import type { Project } from './project-types.js';
import type { Texts } from './texts.js';
import { partsText, summaryOf, type Links } from './write-comment.js';
import { exportLines, KIND_NAMES, type Context } from './write-export.js';

export interface LibraryInput {
  project: Project;
  options: Pick<LibraryOptions, 'id' | 'title'>;
  slug: string;
  texts: Texts;
}

export function generateDocs({ project, options, slug, texts }: LibraryInput): GeneratedDocs {
  const modules = projectPages(project);
  const pages = modules.flatMap(({ groups }) => groups.flatMap((group) => group.pages));
  const slugs = new Map(pages.map(({ reflection, slug: own }) => [reflection.id, own]));
  const place = { id: options.id, slug };
  const title = options.title ?? project.name;
  const linksFrom = (own: string): Links => ({
    linkTo: (id) => {
      const found = slugs.get(id);
      return found === undefined ? undefined : `${own.includes('/') ? '../' : './'}${found}.md`;
    },
  });
  return {
    docs: [
      overviewDoc(modules, { project, title, place, context: { texts, links: linksFrom('') } }),
      ...pages.map((page) => exportDoc(page, { texts, links: linksFrom(page.slug) }, place)),
    ],
    sidebar: [
      { type: 'doc', id: `${options.id}/index`, label: title },
      ...modules.flatMap(({ module, groups }): unknown[] => {
        const items = groups.map((group) => categoryOf(group, options.id, texts));
        return module ? [{ type: 'category', label: module.name, collapsed: modules.length > 1, items }] : items;
      }),
    ],
  };
}

function categoryOf({ name, pages }: KindGroup, id: string, texts: Texts) {
  const items = pages.map((page) => ({ type: 'doc', id: `${id}/${page.slug}`, label: page.name }));
  return { type: 'category', label: texts[name], collapsed: false, items };
}

interface OverviewInput {
  project: Project;
  title: string;
  place: DocsPlace;
  context: Context;
}

function overviewDoc(modules: readonly ModulePages[], { project, title, place, context }: OverviewInput): GeneratedDoc {
  const { texts, links } = context;
  const readme = partsText(project.readme, links);
  const about = readme === '' ? summaryOf(project.comment, links) : readme;
  // A page has one title.
  const lists = modules.flatMap(({ module, groups }, index) => [
    ...(module ? [`## ${plain(module.name)} {#module-${index + 1}}`, ''] : []),
    ...groups.flatMap((group) => [
      `${module ? '###' : '##'} ${texts[group.name]} {#${group.name}${module ? `-${index + 1}` : ''}}`,
      '',
      row([texts.name, texts.description]),
      row(['---', '---']),
      ...group.pages.map((page) =>
        row([`[${code(page.name)}](./${page.slug}.md)`, inline(summaryOf(commentOf(page), links))]),
      ),
      '',
    ]),
  ]);
  const front = {
    name: 'index',
    title,
    label: texts.overview,
    description: firstLine(about.replace(/^#.*\n+/, '')),
    slug: '',
  };
  return docOf(place, front, [
    `# ${plain(title)}`,
    '',
    ...(about === '' ? [] : [prose(about.replace(/^# .*\n+/, ''), 1), '']),
    ...lists,
  ]);
}

/** Functions are described at their signatures. */
function commentOf({ reflection }: ExportPage) {
  return reflection.comment ?? reflection.signatures?.[0]?.comment;
}

function exportDoc(page: ExportPage, context: Context, place: DocsPlace): GeneratedDoc {
  const { name, slug, reflection } = page;
  const kind = KIND_NAMES[reflection.kind] ?? 'export';
  const description = firstLine(summaryOf(commentOf(page), context.links)) || `${kind} ${name}`;
  return docOf(place, { name: slug, title: name, label: name, description, slug }, [
    `# ${plain(name)}`,
    '',
    code(kind),
    '',
    ...exportLines(reflection, context),
  ]);
}
