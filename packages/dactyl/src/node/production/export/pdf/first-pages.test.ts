import { expect, it } from 'vitest';
import { firstPages } from './first-pages.js';

it('finds the page of each chapter in a tree of pages', () => {
  const pdf = [
    '1 0 obj\n<</Type /Pages\n/Count 2\n/Kids [7 0 R 5 0 R]\n/Parent 3 0 R>>\nendobj',
    '2 0 obj\n<</Type /Pages\n/Count 1\n/Kids [6 0 R]\n/Parent 3 0 R>>\nendobj',
    '3 0 obj\n<</Type /Pages\n/Count 3\n/Kids [1 0 R 2 0 R]>>\nendobj',
    '4 0 obj\n<</chapter-1 [5 0 R /XYZ 0 800 0]\n/chapter-1-place [5 0 R /XYZ 0 90 0]\n/chapter-2 [6 0 R /XYZ 0 800 0]>>\nendobj',
  ].join('\n');
  expect([...firstPages(pdf)]).toEqual([
    [1, 2],
    [2, 3],
  ]);
});

it('finds nothing where a PDF is written otherwise', () => {
  expect(firstPages('%PDF-1.7').size).toBe(0);
});
