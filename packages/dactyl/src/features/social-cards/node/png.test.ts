import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isWholePng } from './png.js';

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex')),
  chunk('IDAT', deflateSync(Buffer.from([0, 255]))),
  chunk('IEND', Buffer.alloc(0)),
]);

describe('a PNG file', () => {
  it('is whole with all of its parts', () => {
    expect(isWholePng(png)).toBe(true);
  });

  it('is not when it ends early, has more behind its end, or a byte was changed', () => {
    expect(isWholePng(png.subarray(0, -12))).toBe(false);
    expect(isWholePng(png.subarray(0, 20))).toBe(false);
    expect(isWholePng(Buffer.concat([png, png]))).toBe(false);
    const changed = Buffer.from(png);
    changed[45] = (changed[45] ?? 0) ^ 1;
    expect(isWholePng(changed)).toBe(false);
    expect(isWholePng(Buffer.alloc(0))).toBe(false);
  });
});
