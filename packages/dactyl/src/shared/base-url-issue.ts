/**
 * The banner that the home page shows when the browser finds neither scripts nor styles of the site, mostly because
 * of a wrong base URL. The banner waits in a `<template>`, which keeps it out of the page, until the script shows it.
 * The names are those of the site format.
 */

/** Id of the banner. The site's style sheet hides it: where the style sheet has loaded, the base URL is right. */
export const BANNER_ID = '__docusaurus-base-url-issue-banner';
export const CONTAINER_ID = `${BANNER_ID}-container`;
export const SUGGESTION_ID = `${BANNER_ID}-suggestion-container`;

/**
 * Attributes of the template. `base`: the base URL of the configuration; `locale`: what follows the base URL in the
 * addresses of this locale, with a slash at its end.
 */
export const TEMPLATE_ATTRIBUTES = { base: 'data-base-url-issue', locale: 'data-locale-path' } as const;

/** Attributes of the two sentences in the banner; the script removes one of them. */
export const SENTENCE_ATTRIBUTES = { wrong: 'data-wrong-base-url', right: 'data-right-base-url' } as const;

const STYLE =
  'border:4px solid #c00;border-radius:8px;margin:1em;padding:.5em 1.25em;background:#fff;color:#222;font:16px/1.5 system-ui,sans-serif';

/**
 * Source of the classic script behind the template. The text is the same on every site, so that one hash in a
 * Content-Security-Policy allows it; values that differ are attributes of the template. The script waits for
 * `DOMContentLoaded`. The boot script is a module, so it runs before that event and sets `window.docusaurus`.
 */
export const BASE_URL_ISSUE_SCRIPT = [
  'document.addEventListener("DOMContentLoaded",function(){',
  `var t=document.querySelector("template[${TEMPLATE_ATTRIBUTES.base}]");`,
  'if(!t||window.docusaurus)return;',
  'var b=document.importNode(t.content,true).firstElementChild,p=location.pathname.replace(/index\\.html$/,"").replace(/([^/])$/,"$1/"),',
  `l="/"+t.getAttribute("${TEMPLATE_ATTRIBUTES.locale}");`,
  'if(l!="/"&&p.slice(-l.length)==l)p=p.slice(0,1-l.length);',
  `b.querySelector("#${SUGGESTION_ID}").textContent=p;`,
  `b.querySelector(p==t.getAttribute("${TEMPLATE_ATTRIBUTES.base}")?"[${SENTENCE_ATTRIBUTES.wrong}]":"[${SENTENCE_ATTRIBUTES.right}]").remove();`,
  `b.firstElementChild.style.cssText="${STYLE}";`,
  'document.body.prepend(b)})',
].join('');
