import type { ComponentProps } from 'react';
import HighlightedCodeBlock from '@theme-init/CodeBlock';
import { readLiveMeta } from '../../../shared/live-meta.js';
import { LiveCodeBlock } from './LiveCodeBlock.js';

export interface Props extends ComponentProps<typeof HighlightedCodeBlock> {
  /** The same as the word `live` behind the language. */
  live?: boolean;
  /** Position of the result of live code. Default: that of the configuration. */
  position?: 'top' | 'bottom';
}

/** A code block, which readers can change and run when it is live. */
export default function CodeBlock({ live, position, ...props }: Props) {
  const { children } = props;
  const isLive = live === true || readLiveMeta(props.metastring).live;
  if (isLive && typeof children === 'string')
    return (
      <LiveCodeBlock {...props} position={position}>
        {children}
      </LiveCodeBlock>
    );
  return <HighlightedCodeBlock {...props} />;
}
