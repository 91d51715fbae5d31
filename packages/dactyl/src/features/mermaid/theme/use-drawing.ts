import type { MermaidConfig, RenderResult } from 'mermaid';
import { useEffect, useId, useRef, useState } from 'react';
import { drawDiagram } from './draw-diagram.js';

export interface DrawingRequest {
  text: string;
  config: MermaidConfig;
  /** Nothing happens until then. */
  isWanted: boolean;
  /** Called before the first drawing is shown; what it returns stays with all that follow. */
  measure?: () => number | undefined;
}

export interface Drawing {
  result?: RenderResult;
  /** Takes away what the drawing has brought besides. */
  release?: () => void;
  error?: Error;
  measured?: number | undefined;
}

/** The last outcome; it stays until the next one is ready, so that a change of the colour mode does not flicker. */
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
    // By its text, so that an equal configuration draws nothing anew.
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
  // Of the last one, once the next is in its place.
  useEffect(() => drawing?.release, [drawing]);
  return drawing;
}

/** Some parsers of Mermaid throw objects with a message in `str`. */
function toError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const message = typeof thrown === 'object' && thrown !== null && 'str' in thrown ? thrown.str : thrown;
  return new Error(String(message));
}
