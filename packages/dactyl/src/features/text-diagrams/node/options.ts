/** Options of the plugin for diagrams: which languages are drawn, and by what. None is drawn unless it is named. */
import { z } from 'zod';

/** A program: it reads the text of a diagram and writes an SVG. Run as it stands, without a shell. */
const command = z.strictObject({ command: z.array(z.string().min(1)).min(1, 'must name a program') });

const mermaid = z.strictObject({
  /** `light`: five kinds, without a browser; `browser`: all kinds, by Mermaid itself, in a browser that is installed. */
  renderer: z.enum(['light', 'browser']).default('light'),
  /** Path of Chromium, Chrome or Edge. Default: it is looked for. */
  browser: z.string().min(1).optional(),
  /** Settings of Mermaid itself, for diagrams that a browser draws. */
  options: z.record(z.string(), z.json()).default({}),
});

const onOr = <Schema extends z.ZodType>(schema: Schema) => z.union([z.boolean(), command, schema]).optional();

export const diagramsOptionsSchema = z
  .object({
    mermaid: onOr(mermaid),
    graphviz: onOr(z.strictObject({ engine: z.string().min(1).default('dot') })),
    'vega-lite': onOr(z.strictObject({})),
    d2: onOr(z.strictObject({})),
    id: z.string().optional(),
  })
  .catchall(command);

export type DiagramsOptions = z.output<typeof diagramsOptionsSchema>;

/** Languages of code blocks that a key stands for. */
export const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  graphviz: ['dot', 'graphviz'],
  'vega-lite': ['vega-lite', 'vegalite'],
  plantuml: ['plantuml', 'puml'],
};
