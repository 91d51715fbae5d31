/**
 * `## Title {#id .class}`: an id in braces at the end of a heading, which in MDX would be an expression.
 *
 * The parser is extended by a construct that reads such braces at the end of any text. In a heading they become its
 * id; elsewhere they are an error in MDX, and text in Markdown.
 */
import type { CompileContext, Extension as TreeExtension, Token } from 'mdast-util-from-markdown';
import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types';
import type { Plugin, Processor } from 'unified';
import type { VFile } from 'vfile';
import type { TreeNode } from '../plugins/tree-node.js';
import { walk } from './tree.js';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    dactylHeadingId: 'dactylHeadingId';
  }
}

const TYPE = 'dactylHeadingId';

/** @param mdx whether braces elsewhere are an error */
export function headingIds({ mdx }: { mdx: boolean }): Plugin {
  return function readIds(this: Processor) {
    extend(this);
    return (tree: object, file: VFile) => takeIds(tree as TreeNode, { file, mdx }); // any tree of unist
  };
}

function extend(processor: Processor): void {
  // The cast: each extension of the parser declares the fields that it stores here.
  const data = processor.data() as { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: TreeExtension[] };
  (data.micromarkExtensions ??= []).push({ text: { [BRACE]: construct } });
  (data.fromMarkdownExtensions ??= []).push({
    enter: {
      [TYPE](this: CompileContext, token: Token) {
        // The cast: `takeIds` removes this node, whose type the standard does not know.
        this.enter({ type: TYPE, value: this.sliceSerialize(token) } as never, token);
      },
    },
    exit: {
      [TYPE](this: CompileContext, token: Token) {
        this.exit(token);
      },
    },
  });
}

const BRACE = 123;
const CLOSING_BRACE = 125;
const HASH = 35;
const LESS_THAN = 60;

const isBlank = (code: Code) => code === 32 || code === -1 || code === -2;
/** Line endings are negative, the end of the text is `null`. */
const isInside = (code: Code) => code !== null && code >= -2 && code !== BRACE && code !== LESS_THAN;

const construct: Construct = { name: TYPE, tokenize };

function tokenize(effects: Effects, ok: State, nok: State): State {
  const opening: State = (code) => {
    effects.enter(TYPE);
    effects.consume(code);
    return blank;
  };
  const blank: State = (code) => {
    if (isBlank(code)) {
      effects.consume(code);
      return blank;
    }
    return code === HASH ? inside(code) : nok(code);
  };
  const inside: State = (code) => {
    if (!isInside(code)) return nok(code);
    effects.consume(code);
    return code === CLOSING_BRACE ? closed : inside;
  };
  const closed: State = (code) => {
    if (isBlank(code)) {
      effects.consume(code);
      return closed;
    }
    if (code !== null) return nok(code);
    effects.exit(TYPE);
    return ok(code);
  };
  return opening;
}

function takeIds(tree: TreeNode, { file, mdx }: { file: VFile; mdx: boolean }): void {
  walk(tree, (node) => {
    const found = node.children?.at(-1);
    if (!found || found.type !== TYPE || typeof found.value !== 'string') return;
    if (node.type === 'heading' && takeId(node, found.value)) return;
    if (mdx) {
      const place = found.position as never; // every node that comes from text has a position
      file.fail('Could not parse expression with acorn: an id in braces belongs to the end of a heading', { place });
    }
    found.type = 'text';
  });
}

function takeId(heading: TreeNode, braces: string): boolean {
  const words = braces.trim().slice(1, -1).trim().split(/\s+/);
  const id = words.findLast((word) => word.startsWith('#'))?.slice(1);
  if (!id) return false;
  const className = words.filter((word) => word.startsWith('.')).map((word) => word.slice(1));
  heading.data = { ...heading.data, hProperties: { id, ...(className.length > 0 && { className }) } };
  heading.children?.pop();
  const last = heading.children?.at(-1);
  if (last?.type === 'text' && typeof last.value === 'string') last.value = last.value.trimEnd();
  return true;
}
