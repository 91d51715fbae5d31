/**
 * Emoji by name, outside of code.
 *
 *     Done :tada:  →  Done 🎉
 */
import type { PageState } from '../page-state.js';
import type { Step } from '../visitors.js';

const SHORTCODE = /:([+\-\w]+):/g;

export function emoji(emojiOfName: Readonly<Record<string, string>>): Step {
  return {
    mdast: {
      text(node, page, edit) {
        const value = node.value.replace(SHORTCODE, (whole, name: string) => {
          const found = Object.hasOwn(emojiOfName, name) ? emojiOfName[name] : undefined;
          if (found !== undefined) page.emoji.set(whole, found);
          return found ?? whole;
        });
        if (value !== node.value) edit.replaceNode(node, { type: 'text', value });
      },
    },
  };
}

/**
 * The text of a heading as written: its id is made from the emoji's name, not from the emoji. An emoji typed as a
 * character adds nothing to an id, so only names in the heading's own lines are restored.
 */
export function withEmojiNames(text: string, page: PageState, position: Lines | undefined): string {
  if (page.emoji.size === 0) return text;
  page.lines ??= page.source.split('\n');
  const lines = position && page.lines.slice(position.start.line - 1, position.end.line).join('\n');
  let result = text;
  for (const [shortcode, found] of page.emoji) {
    if (lines?.includes(shortcode) !== false) result = result.replaceAll(found, shortcode);
  }
  return result;
}

interface Lines {
  start: { line: number };
  end: { line: number };
}
