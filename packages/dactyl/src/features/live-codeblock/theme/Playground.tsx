import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import HighlightedCodeBlock from '@theme-init/CodeBlock';
import Head from '../../../react/Head.js';
import Translate from '../../../react/Translate.js';
import { useThemeConfig } from '../../../react/format/theme-common/theme-config.js';
import { useIsNear } from '../../../react/use-is-near.js';
import { parseCodeMeta } from '../../../shared/code-meta.js';
import { readLiveMeta } from '../../../shared/live-meta.js';
import { loadParts, type LiveParts } from './Playground/load-parts.js';
import { PlaygroundFrame } from './Playground/PlaygroundFrame.js';
import styles from './styles.css?url';

export interface Props extends Omit<ComponentProps<typeof HighlightedCodeBlock>, 'children'> {
  /** The code. */
  children?: string;
  /** Variables that the code can use, by name. */
  scope?: Record<string, unknown>;
  /** Called with the code before it runs. */
  transformCode?: (code: string) => string;
  /** Position of the result. Default: `liveCodeBlock.playgroundPosition` of the configuration. */
  position?: 'top' | 'bottom';
}

/**
 * Code with its result. The server renders the code like any other block; editor and interpreter are loaded when the reader
 * comes near.
 */
export default function Playground({ children = '', scope, transformCode, position: own, ...props }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { parts, error } = useLivePlayground(useIsNear(element));
  const { position: configured } = useSettings();
  const position = own ?? configured;
  const code = children.replace(/\n$/, '');
  return (
    <div ref={element} className="theme-playground">
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      {parts ? (
        <parts.LivePlayground
          Run={parts.Run}
          code={code}
          scope={scope}
          transformCode={transformCode}
          noInline={readLiveMeta(props.metastring).noInline}
          title={parseCodeMeta(props.metastring).title ?? props.title}
          language={languageOf(props)}
          position={position}
        />
      ) : (
        <PlaygroundFrame
          position={position}
          editor={<HighlightedCodeBlock {...props}>{code}</HighlightedCodeBlock>}
          result={error ? <LoadError error={error} /> : <Waiting />}
        />
      )}
    </div>
  );
}

interface LivePlaygroundState {
  parts?: LiveParts;
  error?: Error;
}

function useLivePlayground(isWanted: boolean): LivePlaygroundState {
  const [state, setState] = useState<LivePlaygroundState>({});
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    loadParts().then(
      (parts) => isMounted && setState({ parts }),
      (error: unknown) => isMounted && setState({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  return state;
}

function useSettings(): { position: 'top' | 'bottom' } {
  // The cast: `features/live-codeblock/node` has checked it and filled in the default.
  const { liveCodeBlock } = useThemeConfig() as unknown as { liveCodeBlock: { playgroundPosition: 'top' | 'bottom' } };
  return { position: liveCodeBlock.playgroundPosition };
}

function languageOf({ language, className = '' }: Pick<Props, 'language' | 'className'>): string {
  return language ?? /(?:^|\s)language-(\S+)/.exec(className)?.[1] ?? 'jsx';
}

/** The text in place of the result until the code runs, and without JavaScript. */
function Waiting(): ReactNode {
  return (
    <p className="playground-note">
      <Translate id="theme.Playground.waiting" description="Stands below live code until it runs">
        The result shows here as soon as the code has run.
      </Translate>
    </p>
  );
}

function LoadError({ error }: { error: Error }) {
  return (
    <div role="alert" className="alert alert--danger">
      <Translate id="theme.Playground.loadError" description="Before the reason why live code does not run">
        The editor did not load.
      </Translate>{' '}
      {error.message} {/* Reloads the page, because browsers remember failed imports. */}
      <button type="button" className="button button--primary button--sm" onClick={() => location.reload()}>
        <Translate id="theme.Loading.retry" description="Button that fetches the code once more">
          Retry
        </Translate>
      </button>
    </div>
  );
}
