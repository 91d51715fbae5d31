/** What the reader did before React was there is done again, for React. */
import { flushSync } from 'react-dom';
import { isLive } from '../boot/islands/enclosing-mark.js';
import type { KeptEvent } from '../boot/islands/watch.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What React keeps on a control, to tell what the reader does from what code does. */
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

/** Controls that were filled in. To be asked before React takes the page. */
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
  // Of radio buttons, the one that was chosen says it all.
  return control.checked !== control.defaultChecked && (control.checked || control.type !== 'radio');
}

function isToggle(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** Tells React of the values, as if they were typed now. */
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

/** React listens for the click, and compares with what was: it may have put that back already. */
function toggle(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked;
  (control as Tracked)._valueTracker?.setValue(`${!checked}`);
  flushSync(() => control.click());
}

/** Not through the property of the control itself: React would take it for its own doing. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}

/** Does it all again, in order. */
export function replay(events: readonly KeptEvent[], root: Element): void {
  for (const { event, deferred } of events) {
    const target = targetOf(event, root);
    if (!target) continue;
    // `tellValues` has told of it.
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

/** The element may be another one, where the island did not fit its HTML. */
function targetOf({ target, clientX, clientY }: Event & Partial<MouseEvent>, root: Element): Element | null {
  if (target instanceof Element && target.isConnected) return target;
  const there = clientX === undefined || clientY === undefined ? null : document.elementFromPoint(clientX, clientY);
  return root.contains(there) ? there : null;
}

/** An event has all that its constructor asks for. */
function again(event: Event): Event {
  // The cast: constructors of events have this shape.
  return new (event.constructor as typeof Event)(event.type, event);
}

/** The next event finds what this one has changed. */
function send(target: Element, event: Event): void {
  flushSync(() => target.dispatchEvent(event));
}

/** React listens at the root. The browser, and who listens further out, know of the event already. */
function tellReact(target: Element, event: Event, root: Element): void {
  const end = (reached: Event) => {
    reached.stopPropagation();
    reached.preventDefault();
  };
  root.addEventListener(event.type, end);
  send(target, event);
  root.removeEventListener(event.type, end);
}
