import { describe, expect, it } from 'vitest';
import { findLinkPlaces } from './link-places.js';

const TEXT = `---
title: Links
---

A [link](/docs/gone), \`[code](/docs/gone)\` and [another](</docs/gone/> "Title").

\`\`\`md
[fenced](/docs/gone)
\`\`\`

<Link to="/docs/gone">x</Link> [file](../other.md#nope) [b](b) and b
[ref]: /docs/gone
[zh](/docs/%E7%89%88) [q](/docs/gone?x=1)
`;

const places = (link: string, baseUrl = '/') =>
  findLinkPlaces(TEXT, link, { baseUrl, isMarkdown: true }).map(({ line, column }) => `${line}:${column}`);

describe('findLinkPlaces', () => {
  it.each([
    ['/docs/gone', ['5:10', '5:59', '11:11', '12:8']],
    ['/docs/gone/', ['5:10', '5:59', '11:11', '12:8']],
    ['/docs/other#nope', ['11:39']],
    ['b', ['11:61']],
    ['/docs/版', ['13:6']],
    ['/docs/gone?x=1', ['13:27']],
    ['/docs/elsewhere', []],
  ])('finds %s where an author wrote it', (link, found) => {
    expect(places(link)).toEqual(found);
  });

  it.each([
    ['/boats/Heron#%5Ejib', '1:1'],
    ['/boats/Heron#strong-wind', '2:2'],
    ['#strong-wind', '2:2'],
    ['/boats/Heron', undefined],
  ])('finds the wikilink of %s', (link, place) => {
    const text = '[[Heron#^jib]]\n|[[Heron#Strong wind\\|w]]| `[[#Strong wind]]`\n';
    const [found] = findLinkPlaces(text, link, { baseUrl: '/', isMarkdown: true });
    expect(found && `${found.line}:${found.column}`).toBe(place);
  });

  it('knows that authors leave the base URL away', () => {
    expect(places('/base/zh/docs/gone', '/base/zh/')).toHaveLength(4);
  });
});
