/**
 * Observes a package that a Markdown file imports. The package's exported components are marked. Components that are
 * members of other exports (`motion.p`, `Dialog.Root`) or are created by a function of the package, and hooks, are
 * noticed here when they are used.
 */
import type { IslandWhen } from '../shared/islands.js';
import { componentKind } from './component-stand-in.js';
import { keepMarked, markedComponent } from './marked-components.js';
import { noteNeed } from './page-work.js';
import { isRendering } from './rendering-now.js';

// May be kept between pages: the package of a namespace and its members only depend on code.
const packages = new WeakMap<object, string>();
const members = new WeakMap<object, { why: string; when: IslandWhen }>();

/** @param namespace the value that Markdown gets when it imports the interactive package */
export function keepPackage(namespace: object, module: string): void {
  packages.set(namespace, module);
}

/** Why an element with this type needs the browser, if Markdown has taken the type from a package. */
export function needOfPackageMember(type: unknown): { why: string; when: IslandWhen } | undefined {
  return isObject(type) ? members.get(type) : undefined;
}

/** Wraps the namespace of an interactive package for one Markdown file. Returns any other value unchanged. */
export function observePackage(namespace: unknown, file: string): unknown {
  const module = isObject(namespace) ? packages.get(namespace) : undefined;
  if (module === undefined) return namespace;
  const watch = createWatch(module, file);
  // The cast: only objects are registered for a package.
  const entries = Object.entries(namespace as object).map(([name, value]) => [name, watch(value, name)]);
  return Object.fromEntries(entries);
}

type Watch = (value: unknown, title: string) => unknown;

function createWatch(module: string, file: string): Watch {
  const known = new WeakMap<object, object>();
  return watch;

  function watch(value: unknown, title: string): unknown {
    if (!isObject(value)) return value;
    const before = known.get(value);
    if (before) return before;
    note(value, `<${title}>`);
    if (typeof value !== 'function' || !isWatchable(value)) noteMembers(value, title);
    if (!isWatchable(value)) return value;
    const watched = watchedObject(value, title);
    known.set(value, watched);
    known.set(watched, watched);
    const component = markedComponent(value);
    if (component) keepMarked(watched, component);
    else note(watched, `<${title}>`);
    return watched;
  }

  function watchedObject(value: object, title: string): object {
    const isHook = /(^|\.)use[A-Z]/.test(title);
    return new Proxy(value, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol' || key === 'prototype') return member;
        const own = Reflect.getOwnPropertyDescriptor(target, key);
        const isFixed = own?.configurable === false && own.writable !== true; // a proxy must return it unchanged
        if (!isFixed) return watch(member, `${title}.${key}`);
        watch(member, `${title}.${key}`);
        return member;
      },
      // A proxy only calls this when its target is a function.
      apply(target, self, args: unknown[]) {
        if (isHook && isRendering())
          noteNeed({ module: file, why: `calls ${title} of the package ${module}`, when: 'visible', at: file });
        const made: unknown = Reflect.apply(target as (...args: unknown[]) => unknown, self, args);
        if (isHook || markedComponent(target)) return made;
        if (componentKind(made)) return watch(made, `${title}()`);
        if (isObject(made)) noteMembers(made, `${title}()`);
        return made;
      },
    });
  }

  function noteMembers(value: object, title: string): void {
    if ('$$typeof' in value && !componentKind(value)) return; // The value is an element or a context.
    for (const [key, { value: member }] of Object.entries(Object.getOwnPropertyDescriptors(value)))
      if (isObject(member)) note(member, `<${title}.${key}>`);
  }

  function note(value: object, tag: string): void {
    if (!componentKind(value) || markedComponent(value) || members.has(value)) return;
    members.set(value, { why: `renders ${tag} of the package ${module}, which uses React`, when: 'visible' });
  }
}

/** Whether a proxy can wrap the value. Other objects and classes may have private state, which a proxy cannot reach. */
function isWatchable(value: object): boolean {
  if (typeof value === 'function') return componentKind(value) === 'function' && !isExoticStandIn(value);
  if ('$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function isExoticStandIn(value: object): boolean {
  const component = markedComponent(value);
  return component !== undefined && component.kind !== 'function';
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
