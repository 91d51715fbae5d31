/** Transforms source text so that components are passed to `markComponent` where they are declared. */
import MagicString from 'magic-string';
import { definedProps } from '../../../shared/defined-props.js';
import type { ComponentAnalysis, ModuleAnalysis, ModuleOutline, PackageComponent } from '../../analysis/types.js';
import type { ComponentFacts } from '../../../shared/islands.js';

const MARK = '__dactylMark';

export interface MarkInput {
  code: string;
  analysis: ModuleAnalysis;
  /** The module's name for people. */
  module: string;
  /** Absolute file that exports `markComponent`. */
  markFile: string;
}

/**
 *     export function Counter() {…}   →   import { markComponent … }; Counter = markComponent(Counter, {…}); export …
 *     const Card = () => …            →   const Card = markComponent(() => …, {…})
 *     import { Chart } from 'charts'  →   import { Chart as x } from 'charts'; const Chart = markComponent(x, {…})
 *
 * `undefined` when there is nothing to mark. A function is reassigned at the top, because code that comes before it
 * may use it: `export default memo(Counter)`.
 */
export function markComponents({ code, analysis, module, markFile }: MarkInput): MagicString | undefined {
  const { components, packageComponents, isCommonJs, top } = analysis;
  if (components.length === 0 && packageComponents.length === 0) return undefined;
  const text = new MagicString(code);
  const head = [
    isCommonJs
      ? `const { markComponent: ${MARK} } = require(${JSON.stringify(markFile)});`
      : `import { markComponent as ${MARK} } from ${JSON.stringify(markFile)};`,
    ...packageComponents.map((component, index) => bindAnew(component, index, text)),
  ];
  for (const component of components) {
    const facts = JSON.stringify(factsOf(component, module));
    const { local, place } = component;
    if (place.kind === 'function') head.push(`${local} = ${MARK}(${local}, ${facts});`);
    else if (place.kind === 'class') text.appendLeft(place.end, `;${local} = ${MARK}(${local}, ${facts});`);
    else {
      text.appendRight(place.start, `${MARK}(`);
      text.appendLeft(place.end, `, ${facts})${place.anonymous ? ';' : ''}`);
    }
  }
  text.appendLeft(top, `${top > 0 ? ';' : ''}${head.join('')}`);
  return text;
}

function factsOf({ name, line, island, introspects }: ComponentAnalysis, module: string): ComponentFacts {
  return definedProps({ module, name, line, island, introspects: introspects || undefined });
}

function bindAnew({ local, module, name, line, place, island }: PackageComponent, index: number, text: MagicString) {
  const imported = `__dactyl${index}`;
  if (place.shorthand) text.appendLeft(place.end, ` as ${imported}`);
  else text.overwrite(place.start, place.end, imported);
  const facts: ComponentFacts = definedProps({ module, name, line, island });
  return `const ${local} = ${MARK}(${imported}, ${JSON.stringify(facts)});`;
}

/** In the browser's bundle, unexported components are exported as `$Name`. */
export function exportHidden(code: string, { hidden, isCommonJs }: ModuleOutline): MagicString | undefined {
  if (hidden.length === 0) return undefined;
  const text = new MagicString(code);
  const list = hidden.map((name) => (isCommonJs ? `exports.$${name} = ${name};` : `${name} as $${name}`));
  return text.append(isCommonJs ? `\n${list.join(' ')}` : `\nexport { ${list.join(', ')} };`);
}
