/**
 * The browser's part of `<Head>`. While a `<Head>` is mounted, its tags are in the document's head, in place of tags
 * of the same kind that the page had before. They carry `data-rh` like those of the server, so that navigation
 * replaces them with the tags of the next page.
 */
import { trustScript } from '../shared/trusted-html.js';
import { attributeValue, mergeAttributes, mergeHeadTags, type HeadTag } from './head-tags.js';

export interface DocumentHead {
  /** Replaces the tags of a mounted `<Head>`. `owner` identifies it: any object that no other `<Head>` uses. */
  set(owner: object, tags: HeadTag[]): void;
  remove(owner: object): void;
}

let ofDocument: DocumentHead | undefined;

/** The head of this document. */
export function documentHead(): DocumentHead {
  ofDocument ??= createDocumentHead();
  return ofDocument;
}

function createDocumentHead(): DocumentHead {
  // In the order of mounting, in which a deeper head comes later.
  const heads = new Map<object, HeadTag[]>();
  let page = readPage();
  let scheduled = false;
  const attributes = { html: createAttributes('html'), body: createAttributes('body') };

  function show(): void {
    scheduled = false;
    const groups = [...heads.values()];
    const tags = mergeHeadTags([page.tags, ...groups]).filter(({ name }) => !['title', 'html', 'body'].includes(name));
    showTags(tags);
    const title = groups.flat().findLast(({ name }) => name === 'title')?.content ?? page.title;
    if (document.title !== title) document.title = title;
    attributes.html.show(mergeAttributes(groups, 'html'));
    attributes.body.show(mergeAttributes(groups, 'body'));
  }
  // Updates once for all heads that mount at the same time.
  const schedule = () => {
    if (!scheduled) queueMicrotask(show);
    scheduled = true;
  };
  // The server has already rendered the page's tags, including those of heads that mount here.
  const take = (tags: readonly HeadTag[]) => {
    const taken = tags.map(toElement);
    page.tags = page.tags.filter((tag) => !taken.some((element) => element.isEqualNode(toElement(tag))));
  };

  document.addEventListener('dactyl:swap', () => {
    page = readPage();
    attributes.html.forgetClasses();
    for (const tags of heads.values()) take(tags);
    show();
  });

  return {
    set(owner, tags) {
      if (!heads.has(owner)) take(tags);
      heads.set(owner, tags);
      schedule();
    },
    remove(owner) {
      heads.delete(owner);
      schedule();
    },
  };
}

/** Tags from the server, without the title: that is set by `document.title`. */
function readPage(): { tags: HeadTag[]; title: string } {
  const elements = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  return { tags: elements.map(toTag), title: document.title };
}

function showTags(tags: readonly HeadTag[]): void {
  const wanted = tags.map(toElement);
  for (const element of document.head.querySelectorAll('[data-rh]:not(title)')) {
    // Tags that stay are not touched, because a style sheet would load again.
    const same = wanted.findIndex((other) => other.isEqualNode(element));
    if (same < 0) element.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
}

function toTag(element: Element): HeadTag {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  delete attributes['data-rh'];
  return { name: element.localName, attributes, content: element.textContent || undefined };
}

/** Scripts are those of the page, and of components that write one down; the Content-Security-Policy still decides about them. */
function toElement({ name, attributes, content }: HeadTag): Element {
  const element = document.createElement(name);
  element.setAttribute('data-rh', 'true');
  for (const [key, value] of Object.entries(attributes)) {
    const text = attributeValue(value);
    if (text === undefined) continue;
    element.setAttribute(key, name === 'script' && key === 'src' ? trustScript(text, 'createScriptURL') : text);
  }
  if (content !== undefined) element.textContent = name === 'script' ? trustScript(content, 'createScript') : content;
  return element;
}

/**
 * Manages attributes of `<html>` or `<body>`: earlier values are restored, and classes are added to those of other
 * scripts.
 */
function createAttributes(name: 'html' | 'body') {
  const element = name === 'html' ? document.documentElement : document.body;
  const before = new Map<string, string | null>();
  let classes: string[] = [];

  return {
    show({ class: className = '', ...wanted }: Record<string, string>): void {
      for (const [key, value] of before) {
        if (key in wanted) continue;
        if (value === null) element.removeAttribute(key);
        else element.setAttribute(key, value);
        before.delete(key);
      }
      for (const [key, value] of Object.entries(wanted)) {
        if (!before.has(key)) before.set(key, element.getAttribute(key));
        element.setAttribute(key, value);
      }
      const tokens = className.split(/\s+/).filter(Boolean);
      element.classList.remove(...classes.filter((token) => !tokens.includes(token)));
      classes = tokens.filter((token) => classes.includes(token) || !element.classList.contains(token));
      element.classList.add(...classes);
    },
    /** Called after navigation, when the next page has set its own classes. */
    forgetClasses(): void {
      classes = [];
    },
  };
}
