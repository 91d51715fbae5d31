/** Formats what two builds cost, side by side. */
import { formatBytes } from '../base/format-bytes.js';
import type { SiteComparison } from './compare-site.js';

export interface FigureRow {
  name: string;
  docusaurus: string;
  dactyl: string;
}

const NONE = '–';

export function formatFigures({ build, output, pages }: SiteComparison): FigureRow[] {
  const { docusaurus, dactyl } = build;
  const time = (name: string, key: 'wall' | 'cpu'): FigureRow => ({
    name,
    docusaurus: docusaurus?.[key] ? `${docusaurus[key].toFixed(1)} s` : NONE,
    dactyl: dactyl?.[key] ? `${dactyl[key].toFixed(1)} s` : NONE,
  });
  const memory = (bytes: number | undefined) => (bytes === undefined ? NONE : formatBytes(bytes));
  const builds = [
    time('Build, time', 'wall'),
    time('Build, processor', 'cpu'),
    {
      name: 'Build, memory',
      docusaurus: memory(docusaurus?.peakMemory),
      dactyl: memory(dactyl?.peakMemory),
    },
  ];
  return [
    ...(docusaurus || dactyl ? builds : []),
    { name: 'Output', docusaurus: formatBytes(output.docusaurus), dactyl: formatBytes(output.dactyl) },
    ...pages.flatMap((page): FigureRow[] => {
      const row = (name: string, show: (weight: (typeof page)['dactyl']) => string) => ({
        name: `${page.path} ${name}`,
        docusaurus: show(page.docusaurus),
        dactyl: show(page.dactyl),
      });
      return [
        row(
          '',
          ({ bytes, requests }) => `${formatBytes(bytes)}, ${requests} ${requests === 1 ? 'request' : 'requests'}`,
        ),
        row('JavaScript', ({ script }) => formatBytes(script)),
      ];
    }),
  ].map((row) => ({ ...row, name: row.name.trim() }));
}
