'use client';

import type { ComponentProps } from 'react';
import Playground from '@theme/Playground';
import ReactLiveScope from '@theme/ReactLiveScope';

/**
 * The island of a live code block. It imports the scope, because the functions in it cannot be written into a page as props.
 */
export function LiveCodeBlock(props: Omit<ComponentProps<typeof Playground>, 'scope'>) {
  return <Playground {...props} scope={ReactLiveScope} />;
}
