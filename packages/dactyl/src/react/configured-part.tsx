/**
 * Which part of the configuration is being rendered. On the server React tells no error boundary what was thrown, so
 * a part says when it begins and ends: what is thrown in between is its error, and can be named by it.
 */
import { useContext, type ReactNode } from 'react';
import { RenderContext } from './render-context.js';
import type { PartOfConfig } from './page-rendering.js';

export interface ConfiguredPartProps extends PartOfConfig {
  children: ReactNode;
}

/** Renders its children, which are made from this part of the configuration. */
export function ConfiguredPart({ children, ...part }: ConfiguredPartProps) {
  return (
    <>
      <Begin part={part} />
      {children}
      <End />
    </>
  );
}

function Begin({ part }: { part: PartOfConfig }) {
  useContext(RenderContext)?.parts?.push(part);
  return null;
}

function End() {
  useContext(RenderContext)?.parts?.pop();
  return null;
}

/** What was thrown while a part was rendered. `node/pipeline/plain-error.ts` knows it by its name. */
export class ConfiguredPartError extends Error {
  readonly part: { name: string; key?: string };

  constructor(cause: unknown, parts: readonly PartOfConfig[]) {
    const inner = parts.at(-1);
    const key = parts.findLast(({ configKey }) => configKey !== undefined)?.configKey;
    const name = `${inner?.kind ?? 'part'} ${inner === undefined ? '' : asJson(inner.value)}`.trim();
    super(`The ${name} could not be rendered.`, { cause });
    this.name = 'ConfiguredPartError';
    this.part = { name, key };
  }
}

/** Items that a component of the site has made may hold anything. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
