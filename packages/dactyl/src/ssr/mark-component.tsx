/**
 * The bundler passes each component of a site to `markComponent`, with what analysis found out about it. The module
 * then exports a stand-in. It becomes an island where static code renders it and the component needs the browser;
 * everywhere else it behaves like the component.
 */
import { createElement } from 'react';
import type { ComponentFacts, IslandReason } from '../shared/islands.js';
import { HydrationChoiceContext } from '../react/Hydrate.js';
import { IslandContext } from '../react/island-context.js';
import { RegionContext, RenderContext } from '../react/render-context.js';
import { componentKind, createStandIn } from './component-stand-in.js';
import { reasonAtLoad } from './load-reasons.js';
import { keepMarked, markedComponent, type MarkedComponent } from './marked-components.js';
import { keepPackage } from './observe-package.js';
import { renderIsland } from './render-island.js';
import { callAs, callProven, contextNow } from './rendering-now.js';

/** @returns a stand-in for a component; any other value unchanged */
export function markComponent<Value>(value: Value, facts: ComponentFacts): Value {
  const kind = componentKind(value);
  if (!kind || markedComponent(value)) return value;
  const component: MarkedComponent = {
    // The casts: a value that has a kind is an object or a function, and a component.
    original: value as MarkedComponent['original'],
    facts: kind === 'class' ? { ...facts, island: facts.island ?? classReason(value as object, facts) } : facts,
    kind,
  };
  const standIn = createStandIn(value as object, kind, (...args) => renderMarked(component, args));
  keepMarked(standIn, component);
  return standIn as Value;
}

function classReason(value: object, { module, line }: ComponentFacts): IslandReason {
  const { prototype } = value as { prototype: object }; // the value is a class
  const when = 'componentDidMount' in prototype || 'componentDidUpdate' in prototype ? 'visible' : 'event';
  return { when, why: 'is a class component', at: `${module}:${line}` };
}

export interface ModuleFacts {
  module: string;
  reason: IslandReason;
}

/** Marks all components of a package that is imported as a whole. */
export function markModule<Namespace extends object>(namespace: Namespace, { module, reason }: ModuleFacts): Namespace {
  const entries = Object.entries(namespace).map(([name, value]) => {
    const isComponent = /^[A-Z]/.test(name) || name === 'default';
    return [name, isComponent ? markComponent<unknown>(value, { module, name, line: 0, island: reason }) : value];
  });
  const marked = Object.fromEntries(entries) as Namespace; // the same names, with values of the same types
  keepPackage(marked, module);
  return marked;
}

type Args = [props: Record<string, unknown>, ...rest: unknown[]];

function renderMarked(component: MarkedComponent, args: Args): unknown {
  const { facts, original } = component;
  const island = contextNow(IslandContext);
  if (island && facts.island) island.hurry?.(facts.island.when);
  const rendering = contextNow(RenderContext);
  const work = rendering?.work;
  if (island && facts.island?.when === 'key') return callProven(() => renderPlain(component, args));
  if (island || !work || contextNow(HydrationChoiceContext)?.when === 'never') return renderPlain(component, args);
  const region = contextNow(RegionContext);
  const promoted = work.findings.promoted.get(region?.key ?? '')?.get(facts.module);
  const reason = facts.island ?? promoted ?? reasonAtLoad(facts.module);
  if (!reason) return callAs(facts.module, () => renderPlain(component, args));
  const foundBy = reason === facts.island ? 'analysis' : 'rendering';
  return renderIsland(
    { facts, original, props: args[0], reason, foundBy },
    { work, region, imports: rendering.imports },
  );
}

/**
 * Renders the component itself. Where possible, it calls the component's function, so that what the function uses
 * counts for its module.
 */
function renderPlain({ kind, original }: MarkedComponent, args: Args): unknown {
  const render = kind === 'function' ? original : innerFunction(original);
  if (!render) return createElement(original, args[0]);
  // The cast: React would call the function with the same arguments.
  return (render as (...args: Args) => unknown)(...args);
}

/** The function inside `memo()` or `forwardRef()`. */
function innerFunction(component: object): unknown {
  const { type, render } = component as { type?: unknown; render?: unknown }; // the fields of such objects in React
  if (componentKind(type) === 'function') return type;
  return typeof render === 'function' ? withRef(render as (props: object, ref: unknown) => unknown) : undefined;
}

function withRef(render: (props: object, ref: unknown) => unknown) {
  return ({ ref = null, ...props }: Record<string, unknown>) => render(props, ref);
}
