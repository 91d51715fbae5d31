/** Content that opens and closes with an animated height. Prefer `<details>` unless you need React state. */
import {
  createElement,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type ElementType,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { collapseDuration } from '../../../browser/boot/collapse.js';
import { isMotionReduced } from '../../../browser/boot/reduced-motion.js';
import { changesInBrowser } from '../../changes-in-browser.js';
import { useBrowserDependency } from '../../render-context.js';

export interface CollapsibleOptions {
  initialState: boolean | (() => boolean);
}

export interface CollapsibleState {
  collapsed: boolean;
  setCollapsed: Dispatch<SetStateAction<boolean>>;
  toggleCollapsed: () => void;
}

export function useCollapsible({ initialState }: CollapsibleOptions): CollapsibleState {
  useBrowserDependency('calls useCollapsible', 'event');
  const [collapsed, setCollapsed] = useState(initialState);
  const toggleCollapsed = useCallback(() => setCollapsed((value) => !value), []);
  return { collapsed, setCollapsed, toggleCollapsed };
}

export interface CollapsibleProps {
  /** Default: `div`. */
  as?: ElementType;
  collapsed: boolean;
  /** Whether the children are only rendered when they are first shown. */
  lazy: boolean;
  animation?: {
    /** Duration in milliseconds. Default: depends on the height. */
    duration?: number;
    easing?: string;
  };
  onCollapseTransitionEnd?: (collapsed: boolean) => void;
  className?: string;
  /** Keeps the content visible in the server's HTML: for content that CSS hides. */
  disableSSRStyle?: boolean;
  children: ReactNode;
}

export function Collapsible({ lazy, ...props }: CollapsibleProps): ReactNode {
  const [wasShown, setShown] = useState(!lazy || !props.collapsed);
  // Set while rendering, so that the children are there when the height is measured.
  if (!wasShown && !props.collapsed) setShown(true);
  return wasShown ? <CollapsibleContent {...props} /> : null;
}

if (import.meta.env.SSR) changesInBrowser(Collapsible, 'Collapsible', 'event');

type ContentProps = Omit<CollapsibleProps, 'lazy'>;

function CollapsibleContent(props: ContentProps): ReactNode {
  const { as = 'div', collapsed, animation, onCollapseTransitionEnd, className, disableSSRStyle, children } = props;
  const element = useRef<HTMLElement>(null);
  const shownBefore = useRef(collapsed);
  // The style that the server rendered. From then on the animation sets it.
  const [firstStyle] = useState(() => (disableSSRStyle || !collapsed ? undefined : HIDDEN));

  useLayoutEffect(() => {
    const content = element.current;
    if (!content || shownBefore.current === collapsed) return;
    shownBefore.current = collapsed;
    animate(content, { collapsed, ...animation, onEnd: () => onCollapseTransitionEnd?.(collapsed) });
    // Only a change of `collapsed` starts the animation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [collapsed]);

  return createElement(as, { ref: element, className, style: firstStyle }, children);
}

const HIDDEN = { display: 'none', overflow: 'hidden', height: '0px' };

interface AnimationOptions {
  collapsed: boolean;
  duration?: number;
  easing?: string;
  onEnd: () => void;
}

function animate(content: HTMLElement, options: AnimationOptions): void {
  const { collapsed, easing = 'ease-in-out', onEnd } = options;
  const from = content.offsetHeight;
  for (const animation of content.getAnimations()) animation.cancel();
  Object.assign(content.style, { display: 'block', overflow: 'visible', height: 'auto' });
  const full = content.scrollHeight;
  const height = [from, collapsed ? 0 : full].map((pixels) => `${pixels}px`);
  const duration = isMotionReduced() ? 1 : (options.duration ?? collapseDuration(full));
  content.animate({ height, overflow: ['hidden', 'hidden'] }, { duration, easing }).onfinish = () => {
    if (collapsed) Object.assign(content.style, HIDDEN);
    onEnd();
  };
}
