/** Turns a page's title into that of its document: `Title | Site`, or by a rule of the site. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useProvidedContext } from '../../provided-context.js';
import { RouteContext } from '../../route-context.js';
import { useDocusaurusContext } from '../../site-context.js';

export interface TitleFormatterParams {
  title: string;
  siteTitle: string;
  titleDelimiter: string;
  /** The plugin that has made the page. */
  plugin: { id: string; name: string };
}

/** A site's rule for titles. `defaultFormatter` is the rule of the theme. */
export type TitleFormatterFn = (
  params: TitleFormatterParams & { defaultFormatter: (params: TitleFormatterParams) => string },
) => string;

/** Formats a title. It can be called itself, as up to 3.7, and has a method `format`, as since 3.8. */
export type TitleFormatter = ((title?: string) => string) & { format: (title?: string) => string };

const NO_PLUGIN: TitleFormatterParams['plugin'] = { id: 'default', name: 'default' };

const FormatterContext = createContext<TitleFormatterFn>((params) => defaultFormatter(params));

/** Sets the rule for the titles of all pages below it. */
export function TitleFormatterProvider({ formatter, children }: { formatter: TitleFormatterFn; children: ReactNode }) {
  return <FormatterContext value={formatter}>{children}</FormatterContext>;
}

/** The rule for titles: that of the site, or else that of the theme. */
export function useTitleFormatter(): TitleFormatter {
  const { title: siteTitle, titleDelimiter } = useDocusaurusContext().siteConfig;
  // Metadata of the whole site is outside of all routes.
  const plugin = useProvidedContext(RouteContext)?.plugin ?? NO_PLUGIN;
  const formatter = useContext(FormatterContext);
  return useMemo(() => {
    const format = (title = '') => formatter({ title, siteTitle, titleDelimiter, plugin, defaultFormatter });
    return Object.assign((title?: string) => format(title), { format });
  }, [formatter, plugin, siteTitle, titleDelimiter]);
}

/** `Title | Site`. Only the site's title when both are the same, or the page has none. */
function defaultFormatter({ title, siteTitle, titleDelimiter }: TitleFormatterParams): string {
  const own = title.trim();
  return own && own !== siteTitle ? `${own} ${titleDelimiter} ${siteTitle}` : siteTitle;
}
