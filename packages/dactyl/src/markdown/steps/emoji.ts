/**
 * Emoji by name, outside of code.
 *
 *     Done :tada:  →  Done 🎉
 */
import type { Step } from '../visitors.js';

const SHORTCODE = /:([+\-\w]+):/g;

export function emoji(emojiOfName: Readonly<Record<string, string>>): Step {
  return {
    mdast: {
      text(node, page, edit) {
        const value = node.value.replace(SHORTCODE, (whole, name: string) => {
          const found = Object.hasOwn(emojiOfName, name) ? emojiOfName[name] : undefined;
          if (found !== undefined) page.emoji.set(found, whole);
          return found ?? whole;
        });
        if (value !== node.value) edit.replaceNode(node, { type: 'text', value });
      },
    },
  };
}

/** The text as it was written: an id follows from the name of an emoji, not from the emoji. */
export function withEmojiNames(text: string, written: ReadonlyMap<string, string>): string {
  let result = text;
  for (const [found, shortcode] of written) result = result.replaceAll(found, shortcode);
  return result;
}
