/** The content of the mobile menu's second panel. It is global to the document, because distant components share it. */
import type { ComponentType } from 'react';

export interface SecondaryMenuContent {
  component: ComponentType<object>;
  props: object;
}

let content: SecondaryMenuContent | undefined;
let hidden = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export const secondaryMenu = {
  content: () => content,
  isHidden: () => hidden,
  setContent(next: SecondaryMenuContent | undefined): void {
    content = next;
    tell();
  },
  setHidden(next: boolean): void {
    if (hidden === next) return;
    hidden = next;
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
