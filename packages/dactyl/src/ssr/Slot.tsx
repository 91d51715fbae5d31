/** A React node that static code passed to an island. It stays static, wherever the island puts it. */
import { createElement, Suspense } from 'react';
import { FAILED, SLOT, UNUSED } from '../shared/marks/placeholder-names.js';
import { IslandContext } from '../react/island-context.js';
import type { SlotRecord } from '../react/page-rendering.js';

export interface SlotProps {
  number: number;
  slot: SlotRecord;
}

export function Slot({ number, slot, ...added }: SlotProps) {
  slot.rendered = true;
  if (Object.keys(added).length > 0) slot.onChanged();
  return <IslandContext value={undefined}>{createElement(SLOT, { n: number }, slot.node)}</IslandContext>;
}

/**
 * Renders slots that the island has not rendered, in the contexts of the island, because the browser may need them
 * later. A slot that fails leaves a `<dactyl-failed>`.
 */
export function UnusedSlots({ slots }: { slots: readonly SlotRecord[] }) {
  return slots.map((slot, number) => (slot.rendered ? null : <UnusedSlot key={number} number={number} slot={slot} />));
}

function UnusedSlot({ number, slot }: SlotProps) {
  const inside = <Suspense fallback={createElement(FAILED)}>{slot.node}</Suspense>;
  return <IslandContext value={undefined}>{createElement(UNUSED, { n: number }, inside)}</IslandContext>;
}
