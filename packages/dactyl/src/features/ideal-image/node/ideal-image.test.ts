import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { unstable_ImportedImage } from '../../../node/plugin-api/image-import-types.js';
import { runPostBuild } from '../../../../test/run-post-build.js';
import { createImageImports, outputName } from './image-imports.js';
import idealImagePlugin from './index.js';
import { imageWidths } from './make-image.js';
import { idealImageOptionsSchema } from './options.js';

const siteDir = mkdtempSync(path.join(tmpdir(), 'ideal-image-'));
const photo = path.join(siteDir, 'a photo.jpg');
const drawing = path.join(siteDir, 'drawing.png');
afterAll(() => rmSync(siteDir, { recursive: true }));

beforeAll(async () => {
  // Held upright: it is shown 40 wide and 60 high.
  await sharp(Buffer.from(SUNSET)).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toFile(photo);
  await sharp({ create: { width: 20, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } })
    .png()
    .toFile(drawing);
});

const SUNSET = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><defs><linearGradient id="a"><stop
  offset="0" stop-color="#123"/><stop offset="1" stop-color="#fc8"/></linearGradient></defs><rect width="60" height="40"
  fill="url(#a)"/><circle cx="20" cy="20" r="12" fill="#f63"/></svg>`;

const options = (given: object) => idealImageOptionsSchema.parse(given);
const load = (file: string, given: object): Promise<unstable_ImportedImage> =>
  createImageImports(options(given), siteDir).load(file, ({ name }) => `/base/${name}`);

describe('imageWidths', () => {
  it.each([
    [{ min: 640, max: 1030, steps: 2 }, 2000, [640, 1030]],
    [{ min: 640, max: 1030, steps: 2 }, 800, [640, 800]],
    [{ min: 640, max: 1030, steps: 2 }, 500, [500]],
    [{ min: 100, max: 400, steps: 4 }, 2000, [100, 200, 300, 400]],
    [{ max: 400, steps: 4 }, 2000, [400]],
    [{ sizes: [900, 300], steps: 4 }, 2000, [300, 900]],
    [{ size: 300, steps: 4 }, 2000, [300]],
    [{ steps: 4 }, 2000, [2000]],
  ])('%j of an image %i wide', (given, width, expected) => {
    expect(imageWidths(options(given), width)).toEqual(expected);
  });
});

describe('an import of an image', () => {
  it('is an object that names all sizes, in the format of the image and a modern one', async () => {
    const { value, url, files } = await load(photo, { sizes: [20, 40], quality: 70 });
    const { src, preSrc } = value as { src: Record<string, unknown>; preSrc: string };
    const name = (width: number, ending: string) =>
      expect.stringMatching(new RegExp(`^/base/assets/ideal-img/a photo\\.[0-9a-f]{7}\\.${width}\\.${ending}$`));
    expect(src).toMatchObject({
      src: name(40, 'jpg'),
      width: 40,
      height: 60,
      images: [
        { path: name(20, 'jpg'), width: 20, height: 30, format: 'image/jpeg' },
        { path: name(40, 'jpg'), width: 40, height: 60, format: 'image/jpeg' },
      ],
      sources: [{ type: 'image/webp', images: [{ width: 20 }, { path: name(40, 'webp') }] }],
    });
    expect(url).toBe(src['src']);
    expect(preSrc).toMatch(/^data:image\/webp;base64,/);
    const { format, width } = await sharp(files.at(-1)?.file).metadata();
    expect([format, width]).toEqual(['webp', 40]);
  });

  it('is never larger than the image, and says when one sees through it', async () => {
    const { value, files } = await load(drawing, { sizes: [640], formats: [] });
    expect(value['src']).toMatchObject({ width: 20, isTransparent: true, sources: [] });
    expect(readFileSync(files[0]?.file ?? '').length).toBeLessThanOrEqual(readFileSync(drawing).length);
  });

  it('is made once, and again when a file of it is not what it was', async () => {
    const { files } = await load(drawing, { sizes: [10], formats: [] });
    const [{ file = '' } = {}] = files;
    const made = readFileSync(file);
    const folder = path.dirname(file);
    // A build that is killed leaves no list.
    rmSync(path.join(folder, 'list.json'));
    writeFileSync(file, 'half');
    expect(await load(drawing, { sizes: [10], formats: [] })).toMatchObject({ files });
    expect(readFileSync(file)).toEqual(made);
    writeFileSync(file, 'damaged');
    await load(drawing, { sizes: [10], formats: [] });
    expect(readFileSync(file)).toEqual(made);
    expect(readdirSync(folder).toSorted()).toEqual(['10.png', 'list.json']);
  });

  it('R323 depends on the quality', async () => {
    const size = async (quality: number) => {
      const { value } = await load(photo, { quality });
      return (value['src'] as { images: { size: number }[] }).images[0]?.size ?? 0; // the shape that is tested above
    };
    expect(await size(70)).toBeLessThan(await size(95));
  });

  it('says which image cannot be read', async () => {
    const broken = path.join(siteDir, 'broken.png');
    const cut = path.join(siteDir, 'cut.jpg');
    writeFileSync(broken, 'no image');
    writeFileSync(cut, readFileSync(photo).subarray(0, -300));
    for (const file of [broken, cut]) await expect(load(file, {})).rejects.toThrow(/The image cannot be read/);
  });

  it('is forgotten when no build has asked for it for 90 days', async () => {
    const long = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
    let caches = '';
    await runPostBuild(idealImagePlugin, {
      options: {},
      prepare(site) {
        caches = path.join(site, '.dactyl/ideal-images');
        for (const name of ['new', 'old']) mkdirSync(path.join(caches, name), { recursive: true });
        utimesSync(path.join(caches, 'old'), long, long);
      },
    });
    expect(readdirSync(caches)).toEqual(['new']);
  });

  it('concerns photos and drawings of the site', () => {
    mkdirSync(path.join(siteDir, 'node_modules'), { recursive: true });
    const { handles } = createImageImports(options({}), siteDir);
    const names = ['a.png', 'a.JPEG', 'a.gif', 'a.svg', 'node_modules/pkg/a.png'];
    expect(names.filter((name) => handles(path.join(siteDir, name)))).toEqual(['a.png', 'a.JPEG']);
  });
});

describe('options', () => {
  it('have the defaults of the site format, and let the unknown through', () => {
    expect(options({ placeholder: true })).toEqual({
      disableInDev: true,
      name: 'assets/ideal-img/[name].[hash:hex:7].[width].[ext]',
      steps: 4,
      quality: 85,
      formats: ['webp'],
      placeholder: true,
    });
  });

  it.each([{ name: 'img/[name].[ext]' }, { name: '../[hash].[width].[ext]' }, { quality: 0 }, { sizes: [] }])(
    'refuse %j',
    (given) => {
      expect(idealImageOptionsSchema.safeParse(given).success).toBe(false);
    },
  );

  it('name files', () => {
    const made = { name: '640.webp', format: 'webp', width: 640, height: 480, bytes: 1, hash: '' } as const;
    const image = { key: '0123456789abcdef', format: 'png' } as const;
    const name = (template: string) => outputName(template, { file: '/site/海.PNG', image, made });
    expect(name('i/[name]-[hash:4]-[width]x[height].[ext]')).toBe('i/海-0123-640x480.webp');
    expect(name('[contenthash:base64:9].[width].[format].[other]')).toBe('012345678.640.webp.[other]');
  });
});
