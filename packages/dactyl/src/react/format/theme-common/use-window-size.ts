import { useSyncExternalStore } from 'react';
import { useBrowserDependency } from '../../render-context.js';

/** `ssr` on the server and while the page is being hydrated. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

export interface WindowSizeOptions {
  /** Widest viewport that counts as mobile, in pixels. Default: 996. */
  desktopBreakpoint?: number;
}

/** Whether the viewport is wide. Prefer CSS where it is enough. */
export function useWindowSize({ desktopBreakpoint = 996 }: WindowSizeOptions = {}): WindowSize {
  useBrowserDependency('calls useWindowSize', 'visible');
  return useSyncExternalStore<WindowSize>(
    watchWindow,
    () => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}

function watchWindow(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
