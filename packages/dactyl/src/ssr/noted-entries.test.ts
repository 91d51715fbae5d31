import { expect, it } from 'vitest';
import { withNotedEntries, withNotedFields } from './noted-entries.js';

const LEVEL = { records: { 'version.docs': '2 version.docs' } };

function noted() {
  const entries: string[] = [];
  const props = { version: { label: 'Next', docs: { a: { title: 'A' }, b: { title: 'B' } } } };
  // The same shape as what goes in.
  const { version } = withNotedEntries(props, LEVEL, (entry) => entries.push(entry)) as typeof props;
  return { version, entries };
}

it('notes the entry that is read, and nothing of the rest', () => {
  const { version, entries } = noted();
  expect([version.label, Object.keys(version.docs), 'a' in version.docs]).toEqual(['Next', ['a', 'b'], true]);
  expect(entries).toEqual([]);
  expect(version.docs.a.title).toBe('A');
  expect(entries).toEqual(['2 version.docs a']);
});

it.each([
  ['copied', (docs: object) => structuredClone(docs)],
  ['listed', (docs: object) => Object.fromEntries(Object.entries(docs))],
  ['written as JSON', (docs: object) => JSON.parse(JSON.stringify(docs)) as object],
])('notes all entries of a record that is %s', (_, copy) => {
  const { version, entries } = noted();
  expect(copy(version.docs)).toEqual({ a: { title: 'A' }, b: { title: 'B' } });
  expect(entries).toEqual(['2 version.docs a', '2 version.docs b']);
});

it('notes texts one by one, and gives the same copy each time', () => {
  const read: string[] = [];
  const sidebar = [
    { label: 'One', href: '/1' },
    { label: 'Two', items: [{ label: 'Three', html: '<b>' }] },
  ];
  const { sidebars } = withNotedEntries(
    { sidebars: { guide: sidebar } },
    { records: { sidebars: 's' }, recordTexts: ['label'] },
    (entry, text) => read.push(text ? `${entry} ${text.field}${text.place}` : entry),
  ) as { sidebars: { guide: typeof sidebar } };
  expect([sidebars.guide[0]?.href, sidebars.guide === sidebars.guide]).toEqual(['/1', true]);
  expect(new Set(read.splice(0))).toEqual(new Set(['s guide']));
  expect({ ...sidebars.guide[1]?.items?.[0] }).toEqual({ label: 'Three', html: '<b>' });
  expect(read).toEqual(['s guide', 's guide label/1/items/0']);
  expect(structuredClone(sidebars.guide)).toEqual(sidebar);
});

it('lets components change a record', () => {
  const { version } = noted();
  version.docs.a = { title: 'Mine' };
  expect(version.docs.a).toEqual({ title: 'Mine' });
});

it('notes which fields about the build are read of the configuration', () => {
  const read: string[] = [];
  const siteConfig = withNotedFields({ title: 'A', onBrokenLinks: 'throw', presets: [['classic', {}]] }, (entry) =>
    read.push(entry),
  );
  expect([siteConfig.title, Object.keys(siteConfig)]).toEqual(['A', ['title', 'onBrokenLinks', 'presets']]);
  expect(read).toEqual([]);
  expect(siteConfig.onBrokenLinks).toBe('throw');
  expect(read).toEqual(['0 configuration onBrokenLinks']);
});
