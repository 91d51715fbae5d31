/**
 * Runs a reader's code in a frame, on sites whose Content-Security-Policy forbids to run text as code. It replaces `RunCode`,
 * which then runs in that frame.
 */
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import ReactLiveScope from '@theme/ReactLiveScope';
import globalData from '../../../../react/data/global.js';
import messages from '../../../../react/data/messages.js';
import { useDocusaurusContext } from '../../../../react/site-context.js';
import { translate } from '../../../../react/Translate.js';
import { pageSettings } from '../../../../browser/stores/page-settings.js';
import { SETTINGS_ID } from '../../../../shared/boot-settings.js';
import {
  readFrameMessage,
  SHARED_ATTRIBUTES,
  type PageMessage,
  type StartMessage,
} from '../../../../shared/live-frame.js';
import type { Props } from './RunCode.js';

/**
 * Permissions of the code: dialogs, forms and links to new windows, as in the page; but no access to the page itself.
 */
const SANDBOX = 'allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';

export function RunInFrame({ code, language, scope, transformCode, noInline }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const site = useDocusaurusContext();
  const [isReady, setIsReady] = useState(false);
  const [height, setHeight] = useState<number>();
  const names = useMemo(() => dataOf(scope), [scope]);
  const transformed = useMemo(() => transform(code, transformCode), [code, transformCode]);

  useEffect(() => {
    const send = (message: PageMessage) => frame.current?.contentWindow?.postMessage(message, '*');
    const listen = ({ source, data }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(data);
      if (message?.type === 'ready') {
        send(startMessage(site));
        setIsReady(true);
      } else if (message) {
        setHeight(message.height);
      }
    };
    addEventListener('message', listen);
    const observer = new MutationObserver(() => send({ type: 'attributes', attributes: attributes() }));
    observer.observe(document.documentElement, { attributeFilter: [...SHARED_ATTRIBUTES] });
    return () => {
      removeEventListener('message', listen);
      observer.disconnect();
    };
  }, [site]);

  useEffect(() => {
    if (!isReady || transformed instanceof Error) return;
    const message: PageMessage = { type: 'run', code: transformed, language, noInline, scope: names };
    frame.current?.contentWindow?.postMessage(message, '*');
  }, [isReady, transformed, language, noInline, names]);

  return (
    <>
      <iframe
        ref={frame}
        className="playground-frame"
        sandbox={SANDBOX}
        src={pageSettings().liveFrame}
        title={translate({ id: 'theme.Playground.result', message: 'Result' })}
        hidden={transformed instanceof Error}
        style={height === undefined ? undefined : { height, opacity: 1 }}
      />
      {transformed instanceof Error && (
        <pre className="playground-error alert alert--danger" role="alert">
          {String(transformed)}
        </pre>
      )}
    </>
  );
}

function startMessage(site: object): StartMessage {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return {
    type: 'start',
    settings: document.getElementById(SETTINGS_ID)?.textContent ?? '{}',
    pathname: location.pathname,
    // Copied as JSON, because parts that are not loaded are getters, which throw.
    site: JSON.parse(JSON.stringify(site)),
    globalData,
    messages,
    attributes: attributes(),
    styles: [...sheets].map(({ href }) => href),
    baseUrl: document.baseURI,
  };
}

function attributes(): Record<string, string> {
  const root = document.documentElement;
  return Object.fromEntries(SHARED_ATTRIBUTES.map((name) => [name, root.getAttribute(name) ?? '']));
}

/**
 * The data in the scope of a component that renders `Playground` itself. Other values, such as functions, cannot be
 * sent to another origin.
 */
function dataOf(scope: Record<string, unknown> = {}): Record<string, unknown> {
  if (scope === ReactLiveScope) return {};
  return Object.fromEntries(Object.entries(scope).filter(([, value]) => isData(value)));
}

function isData(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

/** Calls `transformCode` here, because functions cannot be sent to the frame. */
function transform(code: string, transformCode: Props['transformCode']): string | Error {
  if (!transformCode) return code;
  try {
    return transformCode(code);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
