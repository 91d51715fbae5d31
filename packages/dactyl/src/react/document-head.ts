/**
 * What `<Head>` does in the browser: its tags are in the document's head as long as it is mounted, over those that
 * the page came with. Tags carry `data-rh`, as those of the server, so that navigation replaces them with the page's.
 */
import { attributeValue, mergeAttributes, mergeHeadTags, type HeadTag } from './head-tags.js';

export interface DocumentHead {
  /** Puts the tags of a mounted `<Head>` in place of its earlier ones. `owner` is any object of its own. */
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
  // In the order in which they were mounted: a deeper one comes later.
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
  // Many heads are mounted at once.
  const schedule = () => {
    if (!scheduled) queueMicrotask(show);
    scheduled = true;
  };
  // The page has its own tags from the server, also those of heads that are mounted here.
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

/** Tags that the page came with, without the title: `document.title` sets that one. */
function readPage(): { tags: HeadTag[]; title: string } {
  const elements = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  return { tags: elements.map(toTag), title: document.title };
}

function showTags(tags: readonly HeadTag[]): void {
  const wanted = tags.map(toElement);
  for (const element of document.head.querySelectorAll('[data-rh]:not(title)')) {
    // What stays is not touched: a style sheet would load again.
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

function toElement({ name, attributes, content }: HeadTag): Element {
  const element = document.createElement(name);
  element.setAttribute('data-rh', 'true');
  for (const [key, value] of Object.entries(attributes)) {
    const text = attributeValue(value);
    if (text !== undefined) element.setAttribute(key, text);
  }
  if (content !== undefined) element.textContent = content;
  return element;
}

/** Attributes of `<html>` or `<body>`: what was there before comes back, and classes are added to those of others. */
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
    /** The next page has put its own classes there. */
    forgetClasses(): void {
      classes = [];
    },
  };
}
