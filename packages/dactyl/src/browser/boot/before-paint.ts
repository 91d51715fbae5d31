import type { BootSettings } from '../../shared/boot-settings.js';
import { RESERVED_ATTRIBUTES } from '../../shared/reserved-attributes.js';
import { ANNOUNCEMENT_ID_KEY, DISMISSED_ATTRIBUTE, DISMISSED_KEY } from '../stores/announcement-bar.js';
import { COLOR_MODE_KEY } from '../stores/color-mode.js';
import { TAB_KEY_PREFIX } from './choose-tabs.js';

export type BeforePaintOptions = Pick<BootSettings, 'storage' | 'automaticMode' | 'disableSwitch'> & {
  /** Id of the configured announcement bar, if there is one. */
  announcementId?: string;
  /**
   * Keys that scripts of plugins write. They are always in `localStorage`, whichever storage the site uses for its
   * own keys.
   */
  storageKeys?: readonly string[];
};

/**
 * Source of the classic script that runs inline, in front of the page's content, and sets what must be right in the
 * first frame. It only depends on the configuration, so one hash in a Content-Security-Policy allows it on all pages
 * of a site.
 */
export function beforePaintScript(options: BeforePaintOptions): string {
  return [
    '!function(){',
    'var h=document.documentElement,q=new URLSearchParams(location.search);',
    readStored(options.storage),
    options.storage.namespace ? moveToNamespace(options) : '',
    // An unknown mode would leave the page without colours.
    'function m(v){return v=="dark"||v=="light"?v:""}',
    `var c=${colorModeChoice(options)};`,
    `h.setAttribute("data-theme-choice",c||${quote(options.automaticMode)});`,
    `h.setAttribute("data-theme",${colorMode(options)});`,
    // `setAttribute` throws on a name that no attribute can have. Such a parameter is not meant for us.
    `q.forEach(function(v,k){if(/^docusaurus-data-(?!(?:${RESERVED_ATTRIBUTES.join('|')})$)/i.test(k))`,
    'try{h.setAttribute(k.slice(11),v)}catch(e){}})',
    options.announcementId === undefined ? '' : announcement(options.announcementId),
    READY,
    '}()',
  ].join('');
}

/**
 * Sets the attribute by which the site format says that a page is ready; visual tests of sites wait for it. The boot
 * script is a module, so it has run before.
 */
const READY = ';document.addEventListener("DOMContentLoaded",function(){h.setAttribute("data-has-hydrated","true")})';

/** The function `g(key)`, which reads a stored value. */
function readStored({ type, namespace }: BeforePaintOptions['storage']): string {
  const key = namespace ? `k+${quote(namespace)}` : 'k';
  // A storage that the reader denies throws on access. Then there is no stored value.
  return `function g(k){try{return ${type}.getItem(${key})}catch(e){}}`;
}

/**
 * Moves values that were stored before the site had a namespace to the new keys. It only moves keys that are known to
 * be ours: sites on one origin share the storage, and the name of a group of tabs may look like another site's
 * namespace. To know the groups, the script looks for tabs when the page has been parsed but its modules have not
 * run.
 */
function moveToNamespace({ storage: { type, namespace }, storageKeys = [] }: BeforePaintOptions): string {
  const isLocal = type === 'localStorage';
  const move =
    (isLocal ? 'function n(k){try{var s=localStorage' : `function n(k,t){try{var s=window[t||${quote(type)}]`) +
    `,v=s.getItem(k),f=k+${quote(namespace)};` +
    'if(v!==null){s.getItem(f)===null&&s.setItem(f,v);s.removeItem(k)}}catch(e){}}';
  const keys = [COLOR_MODE_KEY, DISMISSED_KEY, ANNOUNCEMENT_ID_KEY].map((key) => `n(${quote(key)});`);
  const others = storageKeys.map((key) => (isLocal ? `n(${quote(key)});` : `n(${quote(key)},"localStorage");`));
  const tabs = `document.addEventListener("readystatechange",function(){document.querySelectorAll("div[data-tabs]").forEach(function(e){n(${quote(TAB_KEY_PREFIX)}+e.getAttribute("data-tabs"))})});`;
  return [move, ...keys, ...others, tabs].join('');
}

function colorModeChoice({ disableSwitch }: BeforePaintOptions): string {
  const stored = disableSwitch ? '' : `||m(g(${quote(COLOR_MODE_KEY)}))`;
  return `m(q.get("docusaurus-theme"))${stored}`;
}

function colorMode({ automaticMode }: BeforePaintOptions): string {
  if (automaticMode !== 'system') return `c||${quote(automaticMode)}`;
  return 'c||(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")';
}

function announcement(id: string): string {
  const dismissed = `g(${quote(DISMISSED_KEY)})=="true"&&g(${quote(ANNOUNCEMENT_ID_KEY)})==${quote(id)}`;
  return `;h.setAttribute(${quote(DISMISSED_ATTRIBUTE)},${dismissed})`;
}

/** Writes a string literal that cannot end the script element around it. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
