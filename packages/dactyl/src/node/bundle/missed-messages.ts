/**
 * What open pages were told lately. A page is told of edits once its connection stands: one that comes between the request for the
 * page and that moment is told again.
 */
import type { HotPayload } from 'vite';

/** For how long (ms) a page may take to connect. */
const KEPT = 60_000;

export interface MissedMessages {
  note(payload: HotPayload): void;
  /** @param age milliseconds since the page was asked for */
  since(age: number): HotPayload[];
}

export function createMissedMessages(now: () => number = () => performance.now()): MissedMessages {
  let told: { at: number; payload: HotPayload }[] = [];
  return {
    note(payload) {
      const at = now();
      told = [...told.filter((one) => at - one.at < KEPT), { at, payload }];
    },
    since(age) {
      const asked = now() - age;
      return told.filter(({ at }) => at >= asked).map(({ payload }) => payload);
    },
  };
}
