/**
 * Schemas for the parts of other plugins' content that are read here. Content is recognised by its shape instead of the
 * plugin's name, so that plugins that wrap the blog or the docs count too.
 */
import * as z from 'zod';

const described = z.object({
  permalink: z.string(),
  title: z.string(),
  description: z.string().optional(),
  unlisted: z.boolean().optional(),
});

export type DescribedPage = z.output<typeof described>;

/** Items that lead out of the docs, and HTML, are known by their type alone. */
export interface SidebarShape {
  type: string;
  id?: string | undefined;
  label?: string | undefined;
  link?: { type: string; id?: string | undefined } | undefined;
  items?: SidebarShape[] | undefined;
}

const sidebarItem: z.ZodType<SidebarShape> = z.lazy(() =>
  z.object({
    type: z.string(),
    id: z.string().optional(),
    label: z.string().optional(),
    link: z.object({ type: z.string(), id: z.string().optional() }).optional(),
    items: z.array(sidebarItem).optional(),
  }),
);

export const docsShape = z.object({
  loadedVersions: z.array(
    z.object({
      isLast: z.boolean(),
      label: z.string(),
      path: z.string(),
      docs: z.array(described.extend({ id: z.string() })),
      sidebars: z.record(z.string(), z.array(sidebarItem)),
    }),
  ),
});

export type DocsShape = z.output<typeof docsShape>;

export const blogShape = z.object({
  blogTitle: z.string(),
  blogPosts: z.array(z.object({ metadata: described })),
});

export const pagesShape = z.array(
  z.object({
    type: z.enum(['jsx', 'mdx']),
    permalink: z.string(),
    title: z.string().optional(),
    description: z.string().optional(),
    unlisted: z.boolean().optional(),
  }),
);
