/** A project → its pages: what each shows, its address and its group. */
import { createSlugs } from '../reference/write-docs.js';
import { KIND, type Project, type Reflection } from './project-types.js';
import type { Texts } from './texts.js';

export interface ExportPage {
  /** With the folder of its module. */
  slug: string;
  /** With the namespace that it is in: `Errors.NotFound`. */
  name: string;
  reflection: Reflection;
}

export interface KindGroup {
  name: keyof Texts;
  pages: ExportPage[];
}

export interface ModulePages {
  /** Absent for a library with one entry point. */
  module?: Reflection;
  groups: KindGroup[];
}

const GROUPS: readonly [keyof Texts, number][] = [
  ['classes', KIND.class],
  ['interfaces', KIND.interface],
  ['types', KIND.type],
  ['enums', KIND.enum],
  ['functions', KIND.function],
  ['variables', KIND.variable],
];

export function projectPages(project: Project): ModulePages[] {
  const children = project.children ?? [];
  const modules = children.filter(({ kind }) => kind === KIND.module);
  const takeSlug = createSlugs();
  if (modules.length === 0) return [{ groups: groupsOf(project, { folder: '', takeSlug }) }];
  const takeFolder = createSlugs();
  return modules.map((module) => ({
    module,
    groups: groupsOf(module, { folder: `${takeFolder(module.name)}/`, takeSlug: createSlugs() }),
  }));
}

function groupsOf(
  parent: Reflection,
  { folder, takeSlug }: { folder: string; takeSlug: (name: string) => string },
): KindGroup[] {
  const exported = exportsOf(parent, '').map(({ name, reflection }) => ({
    slug: `${folder}${takeSlug(name)}`,
    name,
    reflection,
  }));
  return GROUPS.map(([name, kind]) => ({
    name,
    pages: exported.filter(({ reflection }) => reflection.kind === kind),
  })).filter(({ pages }) => pages.length > 0);
}

/** Also those of namespaces. What is exported a second time under another name is a reference, and has its page already. */
function exportsOf(parent: Reflection, before: string): { name: string; reflection: Reflection }[] {
  return (parent.children ?? []).flatMap((reflection) => {
    const name = `${before}${reflection.name}`;
    if (reflection.kind === KIND.namespace) return exportsOf(reflection, `${name}.`);
    return reflection.flags?.isExternal ? [] : [{ name, reflection }];
  });
}
