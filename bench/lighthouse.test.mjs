import { describe, expect, it } from 'vitest';
import { scoresTable, shortfalls } from './lighthouse-scores.mjs';

/** @param {{ performance: number, seo?: number }} scores */
function report({ performance, seo = 1 }) {
  return {
    categories: {
      performance: { score: performance, auditRefs: [{ id: 'first-contentful-paint', weight: 10 }] },
      accessibility: { score: 1, auditRefs: [] },
      'best-practices': { score: 1, auditRefs: [] },
      seo: { score: seo, auditRefs: [{ id: 'meta-description', weight: 1 }] },
    },
    audits: {
      'first-contentful-paint': { score: 1, title: 'First paint', numericValue: 1100 },
      'meta-description': { score: seo === 1 ? 1 : 0, title: 'No description' },
    },
  };
}

describe('scores of several runs', () => {
  const runs = [0.9, 1, 0.99].map((performance) => report({ performance }));

  it('are those of the run in the middle', () => {
    const [head, , row] = scoresTable([{ page: '/docs', reports: runs }]).split('\n');
    expect(head).toMatch(/^\| page \| performance \| accessibility \| best-practices \| seo \| first paint s \|/);
    expect(row).toMatch(/^\| \/docs \| 99 \| 100 \| 100 \| 100 \| 1\.10 \| 0 \|/);
    expect(shortfalls({ page: '/docs', reports: runs })).toEqual([]);
  });

  it('name what is missing where they are short of a goal', () => {
    expect(shortfalls({ page: '/blog', reports: [report({ performance: 1, seo: 0.9 })] })).toEqual([
      '/blog: seo is 90, not 100',
      '  meta-description: No description',
    ]);
  });
});
