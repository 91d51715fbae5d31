/** Knows which values stand for components and Markdown files of the site. */
import type { ComponentType } from 'react';
import type { ComponentFacts } from '../shared/islands.js';
import type { ContentModule } from '../shared/render.js';
import type { ComponentKind } from './component-stand-in.js';

export interface MarkedComponent {
  facts: ComponentFacts;
  original: ComponentType<Record<string, unknown>>;
  kind: ComponentKind;
}

// May be kept with each value, because it only depends on the code.
const marked = new WeakMap<object, MarkedComponent>();

export function keepMarked(standIn: object, component: MarkedComponent): void {
  marked.set(standIn, component);
}

/** The component behind an export of a module. */
export function markedComponent(value: unknown): MarkedComponent | undefined {
  return typeof value === 'function' ? marked.get(value) : undefined;
}

const contents = new WeakMap<object, ContentModule>();

export function keepContent(component: object, content: ContentModule): void {
  contents.set(component, content);
}

/** The Markdown file that a component renders. */
export function contentOf(value: unknown): ContentModule | undefined {
  return typeof value === 'function' ? contents.get(value) : undefined;
}
