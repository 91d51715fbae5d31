import type { BootSettings } from '../../shared/boot-settings.js';
import { ANNOUNCEMENT_ID_KEY, DISMISSED_ATTRIBUTE, DISMISSED_KEY } from '../stores/announcement-bar.js';
import { COLOR_MODE_KEY } from '../stores/color-mode.js';

export type BeforePaintOptions = Pick<
  BootSettings,
  'storage' | 'defaultMode' | 'respectPrefersColorScheme' | 'disableSwitch'
> & {
  /** Id of the configured announcement bar, if there is one. */
  announcementId?: string;
};

/**
 * Source of the classic script that runs inline, in front of the page's content: what must be right in
 * the first frame. It depends on the configuration only, so one hash in a Content-Security-Policy
 * allows it on all pages of a site.
 */
export function beforePaintScript(options: BeforePaintOptions): string {
  return [
    '!function(){',
    'var h=document.documentElement,q=new URLSearchParams(location.search);',
    readStored(options.storage),
    // A mode that does not exist would be a page without colours.
    'function m(v){return v=="dark"||v=="light"?v:""}',
    `h.setAttribute("data-theme",${colorMode(options)});`,
    // A parameter whose name makes no attribute throws, and is none of ours.
    'q.forEach(function(v,k){if(!k.indexOf("docusaurus-data-"))try{h.setAttribute("data-"+k.slice(16),v)}catch(e){}})',
    options.announcementId === undefined ? '' : announcement(options.announcementId),
    READY,
    '}()',
  ].join('');
}

/** The site format's name for "ready", which visual tests of sites wait for. Modules, so the boot script, run before. */
const READY = ';document.addEventListener("DOMContentLoaded",function(){h.setAttribute("data-has-hydrated","true")})';

/** `g(key)`. A value from the time before the site had a namespace moves to the new key. */
function readStored({ type, namespace }: BeforePaintOptions['storage']): string {
  const full = namespace ? `k+${quote(namespace)}` : 'k';
  const move = `if((v=s.getItem(k))!==null){s.removeItem(k);s.getItem(${full})===null&&s.setItem(${full},v)}`;
  // A denied storage throws on access: then there is no choice to read.
  return `function g(k){try{var s=window[${quote(type)}],v;${namespace ? move : ''}return s.getItem(${full})}catch(e){}}`;
}

function colorMode({ defaultMode, respectPrefersColorScheme, disableSwitch }: BeforePaintOptions): string {
  const automatic = respectPrefersColorScheme
    ? '(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")'
    : quote(defaultMode);
  const stored = disableSwitch ? '' : `m(g(${quote(COLOR_MODE_KEY)}))||`;
  return `m(q.get("docusaurus-theme"))||${stored}${automatic}`;
}

function announcement(id: string): string {
  const dismissed = `g(${quote(DISMISSED_KEY)})=="true"&&g(${quote(ANNOUNCEMENT_ID_KEY)})==${quote(id)}`;
  return `;h.setAttribute(${quote(DISMISSED_ATTRIBUTE)},${dismissed})`;
}

/** A string literal that cannot end the script element around it. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
