import type { MermaidConfig, RenderResult } from 'mermaid';
import { useEffect, useId, useRef, useState } from 'react';
import { drawDiagram } from './draw-diagram.js';

export interface DrawingRequest {
  text: string;
  config: MermaidConfig;
  /** Whether to draw. */
  isWanted: boolean;
  /** Called before the first drawing is shown; all later drawings have its result too. */
  measure?: () => number | undefined;
}

export interface Drawing {
  result?: RenderResult;
  /** Removes the styles that the drawing has added to the document. */
  release?: () => void;
  error?: Error;
  measured?: number | undefined;
}

/**
 * The latest drawing or error. It stays until the next one is ready, so that a change of the colour mode does not
 * flicker.
 */
export function useDrawing({ text, config, isWanted, measure }: DrawingRequest): Drawing | undefined {
  const id = `mermaid${useId().replace(/\W/g, '')}`;
  const count = useRef(0);
  const [drawing, setDrawing] = useState<Drawing>();
  const configKey = JSON.stringify(config);
  const latestMeasure = useRef(measure);
  useEffect(() => {
    latestMeasure.current = measure;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const finish = (outcome: Drawing): void => {
      if (!isCurrent) return outcome.release?.();
      const measured = latestMeasure.current?.();
      setDrawing((before) => ({ ...outcome, measured: before ? before.measured : measured }));
    };
    // The effect depends on the text of the configuration, so that an equal one does not draw again.
    const settings = JSON.parse(configKey) as MermaidConfig; // as it came in: it is JSON
    const request = { id: `${id}-${count.current++}`, text, config: settings };
    drawDiagram(request, () => isCurrent).then(
      (drawn) => drawn && finish(drawn),
      (error: unknown) => finish({ error: toError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, text, configKey, isWanted]);
  // Releases a drawing when the next one has replaced it.
  useEffect(() => drawing?.release, [drawing]);
  return drawing;
}

/** Some parsers of Mermaid throw objects with a message in `str`. */
function toError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const message = typeof thrown === 'object' && thrown !== null && 'str' in thrown ? thrown.str : thrown;
  return new Error(String(message));
}
