/**
 * Makes the files of pages with certain content, without comments and white space; they are the same on all sites:
 * `dist/image-script/images.js` of images of several sizes, `zoom.js` and `zoom.css` of images that readers enlarge,
 * `drawing.css` of diagrams that are drawn in the build, `hints.js` of code with types and of terms, `feedback.js` of the question
 * below a page, `analytics.js` and `consent.js` of counting visits, `try-it.js` and
 * `try-it-form.js` of requests to an API.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { rolldown } from 'rolldown';
import { minify } from 'vite';

const distDir = join(dirname(fileURLToPath(import.meta.url)), '../dist');

/** Name → its source in `dist/`. */
const SCRIPTS = {
  'images.js': 'features/ideal-image/theme/script/main.js',
  'zoom.js': 'browser/boot/image-zoom/main.js',
  'hints.js': 'browser/boot/close-hints/main.js',
  'feedback.js': 'features/feedback/theme/send.js',
};

/** The same for what consists of several modules. */
const BUNDLES = {
  'analytics.js': 'features/analytics/browser/main.js',
  'consent.js': 'features/consent/browser/main.js',
  'try-it.js': 'features/docs/browser/openapi/wait.js',
  'try-it-form.js': 'features/docs/browser/openapi/form.js',
};

const STYLES = { 'zoom.css': 'browser/boot/image-zoom/styles.css', 'drawing.css': 'theme/drawing/styles.css' };

export async function buildImageScript() {
  mkdirSync(join(distDir, 'image-script'), { recursive: true });
  for (const [name, source] of Object.entries(SCRIPTS)) {
    const entry = join(distDir, source);
    // A type error may have kept it from being compiled; the compiler has said so.
    if (!existsSync(entry)) continue;
    const { code, errors } = await minify(entry, readFileSync(entry, 'utf8'), { module: true });
    if (errors.length > 0) throw errors[0];
    writeFileSync(join(distDir, 'image-script', name), code);
  }
  for (const [name, source] of Object.entries(BUNDLES)) {
    const input = join(distDir, source);
    if (!existsSync(input)) continue;
    const bundle = await rolldown({ input });
    await bundle.write({ file: join(distDir, 'image-script', name), format: 'es', minify: true });
    await bundle.close();
  }
  for (const [name, source] of Object.entries(STYLES)) {
    const filename = join(distDir, source);
    const { code } = transform({ filename, code: readFileSync(filename), minify: true });
    writeFileSync(join(distDir, 'image-script', name), code);
  }
}
