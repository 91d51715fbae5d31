/**
 * Takes rules out of the style of a drawing that match nothing in it: Mermaid writes those of all diagrams of a kind into each.
 *
 *     <style>#d .node{fill:red}#d .cluster{fill:blue}</style><g class="node"/>  →  <style>#d .node{fill:red}</style>…
 */

const STYLE = /<style>([^]*?)<\/style>/;
/** A selector with its declarations, or an animation. */
const RULE = /@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}|[^{}]+\{[^{}]*\}/g;

export function withoutUnusedRules(svg: string): string {
  const markup = svg.replace(STYLE, '');
  const classes = new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/)));
  const elements = new Set([...markup.matchAll(/<([a-zA-Z]+)/g)].map(([, name = '']) => name.toLowerCase()));
  const isUsed = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)) &&
    [...selector.matchAll(/(?:^|[\s>+~])([a-z]+)(?=[\s.:#[>+~]|$)/gi)].every(([, name = '']) =>
      elements.has(name.toLowerCase()),
    );
  return svg.replace(STYLE, (_, css: string) => {
    const rules = [...css.matchAll(RULE)].flatMap(([rule]) => {
      if (rule.startsWith('@')) return [];
      const brace = rule.indexOf('{');
      const used = rule.slice(0, brace).split(',').filter(isUsed);
      return used.length > 0 ? [`${used.join(',')}${rule.slice(brace)}`] : [];
    });
    return `<style>${rules.join('')}</style>`;
  });
}
