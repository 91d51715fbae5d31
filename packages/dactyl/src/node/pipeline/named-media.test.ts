import { describe, expect, it } from 'vitest';
import { namedMedia } from './named-media.js';

describe('namedMedia', () => {
  it.each([
    ['<p>&lt;img src="/a.png"&gt;</p>', undefined],
    ['<script src="/a.js"></script><a href="/a">x</a>', undefined],
    ['<img alt="" src="/a.png?x=1&amp;y"/><img src="/a.png?x=1&amp;y">', ['/a.png?x=1&y']],
    ['<img src="data:image/png;base64,AA"><img src="https://x.example/a.png"><img src="//x.example/a.png">', undefined],
    ['<img alt="a > b" src="/it&#x27;s.png">', ["/it's.png"]],
    ['<img src="b.png" srcSet="/c,1.png 1x, /d.png 2x"/>', ['b.png', '/c,1.png', '/d.png']],
    ['<video poster="/p.png"><source src="/v.mp4"></video><object data="/o.svg">', ['/p.png', '/v.mp4', '/o.svg']],
  ])('of %s is %j', (html, media) => {
    expect(namedMedia(html)).toEqual(media);
  });
});
