/** What the dev server tells the pages that browsers have open. */
import type { DevEnvironment, ErrorPayload, HotPayload, ViteDevServer } from 'vite';
import { createMissedMessages } from './missed-messages.js';

/** The message that the browser gets about an edit. */
export interface DevUpdate {
  /** Pages that changed; without it, any page may have changed. */
  pathnames?: string[];
  /** Whether only islands changed: a hydrated page has already received their code by Fast Refresh. */
  islandsOnly?: boolean;
  /** Whether pages must be loaded again as a whole. */
  reload?: boolean;
  /** The pages that this concerns; without it, all. */
  of?: PagesOfLocale;
  /** Whether data changed that islands load only once: a hydrated page must reload. */
  siteData?: boolean;
}

/** Pages below a locale's base URL, without those below the base URLs of other locales that lie inside of it. */
export interface PagesOfLocale {
  below: string;
  except: string[];
}

/** Content of the browser's error overlay. */
export type OverlayError = ErrorPayload['err'];

export interface PageMessages {
  /** Tells open pages to show their new content. */
  sendUpdate(update?: DevUpdate): void;
  /** Has pages loaded again: without an argument, all that are open. */
  sendReload(of?: PagesOfLocale): void;
  sendError(error: OverlayError): void;
}

export function createPageMessages(server: ViteDevServer, client: Pick<DevEnvironment, 'hot'>): PageMessages {
  const missed = createMissedMessages();
  client.hot.on('dactyl:opened', ({ age }: { age: number }, page: { send(payload: HotPayload): void }) => {
    for (const payload of missed.since(age)) page.send(payload);
  });
  const send = (payload: HotPayload) => {
    missed.note(payload);
    client.hot.send(payload);
  };
  return {
    sendUpdate: (update = {}) => send({ type: 'custom', event: 'dactyl:update', data: update }),
    sendReload(of) {
      if (of) send({ type: 'custom', event: 'dactyl:update', data: { reload: true, of } satisfies DevUpdate });
      else send({ type: 'full-reload' });
    },
    // Without a client, Vite would keep the error for the next page, which may be loaded after the mistake is
    // fixed.
    sendError: (err) => void (server.ws.clients.size > 0 && client.hot.send({ type: 'error', err })),
  };
}
