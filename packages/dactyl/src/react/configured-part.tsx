/**
 * Knows which part of the configuration is being rendered. On the server, React does not tell error boundaries what
 * was thrown. So each part records when its rendering begins and ends: an error in between belongs to this part, and
 * its message can name the part.
 */
import { useContext, type ReactNode } from 'react';
import { RenderContext } from './render-context.js';
import type { PartOfConfig } from './page-rendering.js';

export interface ConfiguredPartProps extends PartOfConfig {
  children: ReactNode;
}

/** Renders its children, which are made from a part of the configuration. */
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

/** An error that was thrown while a part was rendered. `node/pipeline/plain-error.ts` recognises it by its name. */
export class ConfiguredPartError extends Error {
  readonly part: { name: string; key?: string };

  constructor(cause: unknown, parts: readonly PartOfConfig[]) {
    const inner = parts.at(-1);
    const key = parts.findLast(({ configKey }) => configKey !== undefined)?.configKey;
    const name = `${inner?.kind ?? 'part'} ${inner === undefined ? '' : asJson(inner.value)}`.trim();
    super(`The ${name} could not be rendered.`, { cause });
    this.name = 'ConfiguredPartError';
    this.part = { name, ...(key !== undefined && { key }) };
  }
}

/** The text of a value for messages. Items of a component of the site may hold values of any type. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
