/** Repeats for React what the reader did before hydration. */
import { flushSync } from 'react-dom';
import { isLive } from '../../shared/marks/enclosing-mark.js';
import type { KeptEvent } from '../boot/islands/hydrate-module.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React's record of a control's value, with which it distinguishes input by the reader from changes by code. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void };
}

export interface FilledControl {
  control: Control;
  value: string;
  /** Of a checkbox or radio button. */
  checked: boolean;
  /** React draws it, and wants to know. */
  live: boolean;
}

/** Controls with a value from the reader. Must be called before hydration. */
export function filledControls(root: ParentNode): FilledControl[] {
  const controls = [...root.querySelectorAll<Control>('input,textarea,select')].filter(isFilled);
  return controls.map((control) => ({
    control,
    value: control.value,
    checked: 'checked' in control && control.checked,
    live: isLive(control),
  }));
}

function isFilled(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  }
  if (!isToggle(control)) return control.value !== control.defaultValue;
  // For radio buttons, the checked one is enough.
  return control.checked !== control.defaultChecked && (control.checked || control.type !== 'radio');
}

function isToggle(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** Reports the values to React as if they were entered now. */
export function tellValues(controls: readonly FilledControl[]): void {
  for (const { control, value, checked, live } of controls) {
    if (isToggle(control)) {
      if (live) toggle(control, checked);
      continue;
    }
    if (control.value !== value) setValue(control, value);
    if (!live) continue;
    if (!(control instanceof HTMLSelectElement)) (control as Tracked)._valueTracker?.setValue(control.defaultValue);
    for (const type of ['input', 'change']) send(control, new Event(type, { bubbles: true }));
  }
}

/** React handles the click event and compares with its recorded value, which it may already have restored. */
function toggle(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked;
  (control as Tracked)._valueTracker?.setValue(`${!checked}`);
  flushSync(() => control.click());
}

/** Bypasses the control's own `value` property, through which React would take the change for its own. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}

/** Dispatches all events again, in order. */
export function replay(events: readonly KeptEvent[], root: Element): void {
  for (const { event, deferred } of events) {
    const target = targetOf(event, root);
    if (!target) continue;
    // `tellValues` has already reported it.
    if (!deferred && event.type === 'click' && target instanceof HTMLInputElement && isToggle(target)) continue;
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      flushSync(() => target.requestSubmit(event instanceof SubmitEvent ? event.submitter : null));
    } else if (deferred) {
      send(target, again(event));
    } else if (event.type !== 'focusin' || target === document.activeElement) {
      tellReact(target, again(event), root);
    }
  }
  const hovered = [...root.querySelectorAll(':hover')].at(-1);
  if (hovered)
    for (const type of ['pointerover', 'mouseover']) tellReact(hovered, new MouseEvent(type, { bubbles: true }), root);
}

/** The target may have been replaced, if the island did not match its HTML. A click by a key or a script has no place, which reads as 0, 0. */
function targetOf({ target, clientX = 0, clientY = 0 }: Event & Partial<MouseEvent>, root: Element): Element | null {
  if (target instanceof Element && target.isConnected) return target;
  const there = clientX || clientY ? document.elementFromPoint(clientX, clientY) : null;
  return root.contains(there) ? there : null;
}

/** A copy of the event; event objects have all properties that their constructor takes. */
function again(event: Event): Event {
  // The cast: constructors of events have this shape.
  return new (event.constructor as typeof Event)(event.type, event);
}

/** Flushes React's updates, so that the next event finds their result. */
function send(target: Element, event: Event): void {
  flushSync(() => target.dispatchEvent(event));
}

/** React listens at the root. The event must not reach the browser and outer listeners a second time. */
function tellReact(target: Element, event: Event, root: Element): void {
  const end = (reached: Event) => {
    reached.stopPropagation();
    reached.preventDefault();
  };
  root.addEventListener(event.type, end);
  send(target, event);
  root.removeEventListener(event.type, end);
}
