'use client';

import type { ComponentProps } from 'react';
import Playground from '@theme/Playground';
import ReactLiveScope from '@theme/ReactLiveScope';

/**
 * What the island of a live code block begins with: functions of the scope cannot be written into a page, so they are
 * imported where they are needed.
 */
export function LiveCodeBlock(props: Omit<ComponentProps<typeof Playground>, 'scope'>) {
  return <Playground {...props} scope={ReactLiveScope} />;
}
