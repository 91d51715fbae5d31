import clsx from 'clsx';
import type { ReactNode } from 'react';
import Head from '../../Head.js';
import { createProvidedContext, useProvidedContext } from '../../provided-context.js';
import { useRouteContext } from '../../route-context.js';

const HtmlClassNameContext = createProvidedContext<string | undefined>('html class name', undefined);

/** Adds classes to `<html>`, together with those of outer providers. */
export function HtmlClassNameProvider({ className, children }: { className: string; children: ReactNode }) {
  const merged = clsx(useProvidedContext(HtmlClassNameContext), className);
  return (
    <HtmlClassNameContext value={merged}>
      <Head>
        {/* oxlint-disable-next-line jsx-a11y/lang -- attributes are merged: the page's metadata gives the language */}
        <html className={merged} />
      </Head>
      {children}
    </HtmlClassNameContext>
  );
}

/** Adds classes that tell CSS which plugin made the page: `plugin-docs plugin-id-default`. */
export function PluginHtmlClassNameProvider({ children }: { children: ReactNode }) {
  const { plugin } = useRouteContext();
  const name = plugin.name.replace(/^docusaurus-(?:plugin|theme)-(?:content-)?/, '');
  return (
    <HtmlClassNameProvider className={clsx(`plugin-${name}`, `plugin-id-${plugin.id}`)}>
      {children}
    </HtmlClassNameProvider>
  );
}
