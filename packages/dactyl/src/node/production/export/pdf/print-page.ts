/** Has a browser print pages. */
import { openBrowser, type BrowserPlace } from './browser-pipe.js';

export interface Printer {
  /** @returns the bytes of a PDF */
  print(url: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** What is named here is not the default of the protocol; size and margins are those of the style sheet. */
const LOOK = {
  printBackground: true,
  preferCSSPageSize: true,
  generateTaggedPDF: true,
  generateDocumentOutline: true,
  transferMode: 'ReturnAsStream',
};

export function openPrinter(place: BrowserPlace): Printer {
  const { send, event, close } = openBrowser(place);
  const openPage = async (): Promise<string> => {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    await send('Page.enable', {}, String(sessionId));
    return String(sessionId);
  };
  return {
    async print(url) {
      const page = await openPage();
      await Promise.all([event('Page.loadEventFired'), send('Page.navigate', { url }, page)]);
      await send('Runtime.evaluate', { expression: 'document.fonts.ready.then(() => 0)', awaitPromise: true }, page);
      const { stream } = await send('Page.printToPDF', LOOK, page);
      const pieces: Buffer[] = [];
      for (let isEnd = false; !isEnd;) {
        const { data, base64Encoded, eof } = await send('IO.read', { handle: stream }, page);
        pieces.push(Buffer.from(String(data), base64Encoded === true ? 'base64' : 'utf8'));
        isEnd = eof === true;
      }
      return Buffer.concat(pieces);
    },
    close,
  };
}
