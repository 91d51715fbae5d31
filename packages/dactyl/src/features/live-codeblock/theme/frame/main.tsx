/**
 * The document that runs live code on sites with a Content-Security-Policy. Only here may text be run as code, and the
 * frame's sandbox isolates it from the page. Input: messages from the page (`shared/live-frame.ts`). Output: the result, and
 * its height.
 */
import { createRoot, type Root } from 'react-dom/client';
import ReactLiveScope from '@theme/ReactLiveScope';
import { LocationContext } from '../../../../react/format/router.js';
import { SiteContext } from '../../../../react/site-context.js';
import { setTranslations } from '../../../../react/translations.js';
import { SETTINGS_ID } from '../../../../shared/boot-settings.js';
import {
  readPageMessage,
  type FrameMessage,
  type RunMessage,
  type StartMessage,
} from '../../../../shared/live-frame.js';
import type { SiteData } from '../../../../shared/render.js';
import { RunCode } from '../Playground/RunCode.js';

interface Started {
  root: Root;
  site: SiteData;
  pathname: string;
}

let started: Promise<Started> | undefined;

// Without the sandbox, in another frame or opened by itself, code would run with the origin of the site.
if (origin === 'null') listen();

function listen(): void {
  addEventListener('message', (event) => {
    // Only pages of this site may send code. The document has an opaque origin, but its URL still has the site's.
    if (event.source !== parent || event.origin !== location.origin) return;
    const message = readPageMessage(event.data);
    if (message?.type === 'attributes') setAttributes(message.attributes);
    else if (message?.type === 'start') started ??= start(message);
    else if (message) void started?.then((frame) => run(frame, message));
  });
  tell({ type: 'ready' });
}

async function start(message: StartMessage): Promise<Started> {
  setAttributes(message.attributes);
  const settings = Object.assign(document.createElement('script'), { type: 'application/json', id: SETTINGS_ID });
  settings.textContent = message.settings;
  // Links open in a new window; otherwise their page would be shown inside the frame.
  document.head.append(
    settings,
    Object.assign(document.createElement('base'), { href: message.baseUrl, target: '_blank' }),
  );
  await Promise.all(message.styles.map(loadStyle));
  setTranslations(message.messages as Record<string, string>); // as the page has them
  const element = document.getElementById('root');
  if (!element) throw new Error('The frame for live code lacks its element.');
  tellHeights(element);
  // The cast: the three parts into which the page has split the site's data.
  const site = {
    ...(message.site as object),
    globalData: message.globalData,
    codeTranslations: message.messages,
  } as SiteData;
  return { root: createRoot(element), site, pathname: message.pathname };
}

function run({ root, site, pathname }: Started, { code, language, noInline, scope }: RunMessage): void {
  root.render(
    <SiteContext value={site}>
      <LocationContext value={{ pathname, search: '', hash: '' }}>
        <RunCode
          code={code}
          language={language}
          noInline={noInline}
          scope={{ ...ReactLiveScope, ...scope }}
          transformCode={undefined}
        />
      </LocationContext>
    </SiteContext>,
  );
}

/** Reports the height of the content. Also on changes of the tree, because browsers do not lay out invisible frames. */
function tellHeights(element: HTMLElement): void {
  let known = 0;
  const measure = () => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height !== known) tell({ type: 'height', height });
    known = height;
  };
  new ResizeObserver(measure).observe(element);
  new MutationObserver(measure).observe(element, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
}

function setAttributes(attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
}

/** Resolves also on failure, because a result without styles is better than none. */
function loadStyle(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    for (const name of ['load', 'error']) link.addEventListener(name, () => resolve());
    document.head.append(link);
  });
}

/** Sends a message to any origin: the frame's own origin is opaque, and the messages contain no secrets. */
function tell(message: FrameMessage): void {
  parent.postMessage(message, '*');
}
