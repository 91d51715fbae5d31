/**
 * The messages between a page and the frame that runs its live code. The frame has an origin of its own (`sandbox`),
 * so that it can reach nothing of the page or of the reader's storage; it only knows what these messages tell it.
 */
import { isRecord } from './is-record.js';

/** Path of the frame's document, below the base URL of the site. */
export const LIVE_FRAME_FILE = 'assets/live-code/frame.html';

/** Attributes of `<html>` that style sheets and components read; the frame gets copies of them. */
export const SHARED_ATTRIBUTES = ['lang', 'dir', 'class', 'data-theme'] as const;

/** Sent by the frame when it is ready to listen. */
export interface FrameReady {
  type: 'ready';
}

/** Sent by the frame: the height of its content in pixels. */
export interface FrameHeight {
  type: 'height';
  height: number;
}

export type FrameMessage = FrameReady | FrameHeight;

/** The page's answer to the first message of the frame. */
export interface StartMessage {
  type: 'start';
  /** What components can learn about the page: the text of its settings, its address, and the data of the site. */
  settings: string;
  pathname: string;
  site: unknown;
  globalData: unknown;
  messages: unknown;
  /** Attributes of `<html>`, with the colour mode. */
  attributes: Record<string, string>;
  /** URLs of the style sheets of the page. */
  styles: string[];
  /** Address from which relative URLs are resolved. */
  baseUrl: string;
}

export interface RunMessage {
  type: 'run';
  code: string;
  language: string;
  noInline: boolean;
  /** Names in the scope whose values are data. Functions are part of the frame's own code. */
  scope: Record<string, unknown>;
}

export interface AttributesMessage {
  type: 'attributes';
  attributes: Record<string, string>;
}

export type PageMessage = StartMessage | RunMessage | AttributesMessage;

/** Returns the message, or `undefined` for data that a page never sends. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (!isRecord(data)) return undefined;
  const fits =
    data['type'] === 'attributes'
      ? isAttributes(data['attributes'])
      : data['type'] === 'start'
        ? hasTexts(data, ['settings', 'pathname', 'baseUrl']) &&
          isAttributes(data['attributes']) &&
          isRecord(data['site']) &&
          isRecord(data['messages']) &&
          Array.isArray(data['styles']) &&
          data['styles'].every(isText)
        : data['type'] === 'run' &&
          hasTexts(data, ['code', 'language']) &&
          typeof data['noInline'] === 'boolean' &&
          isRecord(data['scope']);
  return fits ? (data as unknown as PageMessage) : undefined; // as just checked
}

/** The same for what the frame sends, where code of a reader runs. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, height } = data;
  if (type === 'ready') return { type };
  if (type !== 'height' || typeof height !== 'number' || !Number.isFinite(height)) return undefined;
  return { type, height: Math.max(0, Math.min(height, TALLEST)) };
}

/** In pixels; taller results scroll. */
const TALLEST = 10_000;

function isAttributes(value: unknown): boolean {
  const names: readonly string[] = SHARED_ATTRIBUTES;
  return isRecord(value) && Object.entries(value).every(([name, text]) => names.includes(name) && isText(text));
}

function hasTexts(value: Record<string, unknown>, names: readonly string[]): boolean {
  return names.every((name) => isText(value[name]));
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
