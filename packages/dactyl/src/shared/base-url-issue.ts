/**
 * What the home page holds for the case that neither scripts nor styles of the site are found: a banner in a
 * `<template>`, so that it is no part of the page, and the script that shows it. Names are those of the site format.
 */

/** The style sheet hides it: where that has loaded, the address is right. */
export const BANNER_ID = '__docusaurus-base-url-issue-banner';
export const CONTAINER_ID = `${BANNER_ID}-container`;
export const SUGGESTION_ID = `${BANNER_ID}-suggestion-container`;

/**
 * Attributes of the template. `base`: the base URL of the configuration; `locale`: what follows it in the addresses
 * of this locale, with a slash at its end.
 */
export const TEMPLATE_ATTRIBUTES = { base: 'data-base-url-issue', locale: 'data-locale-path' } as const;

/** Attributes of the two sentences of which one is shown. */
export const SENTENCE_ATTRIBUTES = { wrong: 'data-wrong-base-url', right: 'data-right-base-url' } as const;

const STYLE =
  'border:4px solid #c00;border-radius:8px;margin:1em;padding:.5em 1.25em;background:#fff;color:#222;font:16px/1.5 system-ui,sans-serif';

/**
 * Source of the classic script behind the template. It is the same text on every site, so that one hash in a
 * Content-Security-Policy allows it; what differs stands in the template. The boot script is a module, which runs before
 * the event that is waited for, and sets `window.docusaurus`.
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
