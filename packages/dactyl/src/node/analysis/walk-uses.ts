/**
 * Searches breadth first, from a declaration over everything that it uses, for what needs the browser. Calls and
 * references are followed. A component rendered as an element is its own island boundary and counts only when
 * everything is asked for.
 */
import type { IslandWhen } from '../../shared/islands.js';
import { linkName, type LinkContext, type Target } from './link-names.js';
import { REACT_TRIGGERS } from '../../shared/react-triggers.js';
import { frameworkTrigger, REACT_DOM_TRIGGERS, whenOfPackage } from './trigger-table.js';
import type { Declaration, Trigger, Use } from './types.js';

/** A result of the walk: a trigger, or that a component inspects its children. */
export type Finding =
  | { kind: 'trigger'; when: IslandWhen; why: string; file: string; line: number }
  | { kind: 'introspects' };

export interface WalkContext extends LinkContext {
  isTrusted: (file: string) => boolean;
  /** Whether a component needs the browser. */
  needsBrowser: (target: Target) => Promise<boolean>;
  /** Called with each module that was looked into. */
  visit: (file: string) => void;
}

interface Step {
  file: string;
  declaration: Declaration;
  /** The path to this step, as text: `calls useCounter, which `. */
  path: string;
  /**
   * Reached from a function that runs on an event, so it cannot require the page to be hydrated before that event.
   */
  inHandler: boolean;
}

interface WalkStart {
  file: string;
  declaration: Declaration;
  /** Whether elements are followed too. */
  all: boolean;
}

export async function* walkUses({ file, declaration, all }: WalkStart, context: WalkContext): AsyncGenerator<Finding> {
  const statements = context.facts(file)?.statements;
  const queue: Step[] = [{ file, declaration, path: '', inHandler: false }];
  if (statements) queue.push({ file, declaration: statements, path: 'stands in a module that ', inHandler: false });
  /** Visited declarations, with whether they were reached only from event handlers. */
  const seen = new Map(queue.map((step) => [step.declaration, false]));
  for (const step of queue) {
    context.visit(step.file);
    const isTrusted = context.isTrusted(step.file);
    if (step.declaration.introspects) yield { kind: 'introspects' };
    const findings: Finding[] = [];
    for (const use of step.declaration.uses) {
      if (isTrusted && !mayLeaveTheme(use, step, context)) continue;
      const target = await linkName({ ...use, file: step.file }, context);
      if (!target) continue;
      const finding = await (isTrusted ? judgePassing : judge)(use, { target, step, context });
      if (finding) findings.push(finding);
      if (target.kind !== 'declaration') continue;
      const inHandler = step.inHandler || use.inHandler === true;
      // A declaration is visited again when it was reached only from an event handler so far.
      if (seen.has(target.declaration) && (inHandler || !seen.get(target.declaration))) continue;
      if (!follows(use, target.declaration, all || context.isPackage(step.file))) continue;
      // Inside an island, our own components behave as on the server.
      if (context.isTrusted(target.file) && target.file !== step.file) continue;
      seen.set(target.declaration, inHandler);
      queue.push({
        file: target.file,
        declaration: target.declaration,
        path: step.path + pathOf(use, target.declaration),
        inHandler,
      });
    }
    if (!isTrusted) findings.push(...step.declaration.triggers.map((trigger) => found(step, trigger)));
    yield* findings.toSorted((a, b) => lineOf(a) - lineOf(b));
  }
}

function lineOf(finding: Finding): number {
  return finding.kind === 'trigger' ? finding.line : 0;
}

/** Our theme runs the site's code only where it names a replaceable theme component. */
function mayLeaveTheme({ name }: Use, { file }: Step, { facts }: WalkContext): boolean {
  const imported = facts(file)?.imports.get(name);
  return imported === undefined || /^@(theme|site)/.test(imported.specifier);
}

function follows(use: Use, declaration: Declaration, all: boolean): boolean {
  if (all || use.kind === 'call') return true;
  // `Parts.Button` of an object of components, or what hangs on a component.
  if (use.kind === 'element') return use.member !== undefined || declaration.component === undefined;
  return declaration.component === undefined;
}

function pathOf({ name, member, kind }: Use, { isFunction }: Declaration): string {
  const title = (member === undefined ? name : `${name}.${member}`).replace(/^require /, '');
  if (kind === 'element') return `renders <${title}>, which `;
  return `${isFunction ? 'calls' : 'uses'} ${title}, which `;
}

function found({ file, path, inHandler }: Step, { when, why, line }: Trigger): Finding {
  return {
    kind: 'trigger',
    when: inHandler && (when === 'visible' || when === 'key') ? 'event' : when,
    why: path + why,
    file,
    line,
  };
}

interface Judged {
  target: Target;
  step: Step;
  context: WalkContext;
}

async function judge(use: Use, { target, step, context }: Judged): Promise<Finding | undefined> {
  const { line } = use;
  if (target.kind === 'known') return judgeKnown(use, target, step);
  if (target.kind === 'module') return undefined;
  if (target.kind === 'declaration' && use.kind === 'element' && target.declaration.isContext) {
    return found(step, { when: 'none', why: `provides the context ${use.name}`, line });
  }
  const passed = await judgePassing(use, { target, step, context });
  if (passed) return passed;
  if (target.kind !== 'package' || (isBoundary(use, step, context) && !context.isPackage(step.file))) return undefined;
  if (!(await context.needsBrowser(target))) return undefined;
  const verb = use.kind === 'element' ? `renders <${target.name}>` : `uses ${target.name}`;
  const when = whenOfPackage(target.specifier);
  return found(step, { when, why: `${verb} of the package ${target.specifier}, which uses React`, line });
}

/** For our own code, only what it passes to other components matters. */
async function judgePassing(use: Use, { target, step, context }: Judged): Promise<Finding | undefined> {
  if (use.kind !== 'element' || !(await passesFunction(use, step, context))) return undefined;
  if (!(await context.needsBrowser(target))) return undefined;
  return found(step, { when: 'event', why: `passes a function to <${use.name}>`, line: use.line });
}

/** A package's component is its own boundary where its import can be marked. */
function isBoundary({ name, kind, member }: Use, { file }: Step, { facts }: WalkContext): boolean {
  const imported = facts(file)?.imports.get(name);
  const isMarked = imported?.place !== undefined && imported.name !== '*';
  return isMarked && member === undefined && (kind === 'element' || kind === 'value');
}

async function passesFunction(use: Use, { file }: Step, context: WalkContext): Promise<boolean> {
  if (use.passesFunction) return true;
  for (const name of use.passes ?? []) {
    const target = await linkName({ file, name }, context);
    if (target?.kind === 'declaration' && target.declaration.isFunction) return true;
  }
  return false;
}

const LOOKS_INTO_CHILDREN = /^(Children|cloneElement|isValidElement)$/;

function judgeKnown(use: Use, target: Extract<Target, { kind: 'known' }>, step: Step): Finding | undefined {
  const { specifier, name } = target;
  const title = name === 'default' ? use.name : name;
  if (specifier === 'react' && LOOKS_INTO_CHILDREN.test(name)) return { kind: 'introspects' };
  const when = triggerOf(specifier, name);
  if (!when) return undefined;
  const verb = /^(use|start|create|lazy|flush)/.test(title) ? 'calls' : 'uses';
  return found(step, { when, why: `${verb} ${title}`, line: use.line });
}

function triggerOf(specifier: string, name: string): IslandWhen | undefined {
  if (specifier === 'react') return REACT_TRIGGERS.get(name);
  if (/^react-dom(\/|$)/.test(specifier)) return REACT_DOM_TRIGGERS.get(name);
  return frameworkTrigger(specifier, name);
}
