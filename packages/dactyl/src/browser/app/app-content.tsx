/** A Markdown file in the browser: its HTML is taken from the page, or its module is run. */
import type { ComponentType } from 'react';
import { loadContentComponent } from '../hydrate/load-content.js';
import { Adopted } from '../../react/islands/adopt.js';
import type { ContentReference } from './app-props.js';

/** The value of `import Content from './file.mdx'`: a component with the file's exports as properties. */
export async function loadAppContent(reference: ContentReference): Promise<ComponentType<Record<string, unknown>>> {
  const { $content: id, url, exports, ...values } = reference;
  if (url !== undefined) return loadContentComponent(url);
  return Object.assign(() => <Adopted name={id} holes={{}} />, values, exports);
}
