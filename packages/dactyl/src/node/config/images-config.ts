/** The field `images` of the configuration, with its defaults filled in. */
export interface ImagesConfig {
  /**
   * Whether PNG and JPEG images in Markdown come in several widths and a smaller format, of which browsers take what fits.
   * Needs the package `sharp`; with `'auto'` they do where it is installed.
   * @default false
   */
  responsive: boolean | 'auto';
  /**
   * Widths in pixels. None is larger than the image.
   * @default [480, 800, 1200, 1600]
   */
  widths: number[];
  /**
   * Formats, the best first. Browsers that know none of them take the image as it is.
   * @default ['webp']
   */
  formats: ('avif' | 'webp')[];
  /**
   * Quality of these formats, from 1 to 100.
   * @default 80
   */
  quality: number;
  /**
   * Whether a blurred image of 16 pixels, some 150 bytes in the page, stands for an image until that is loaded.
   * @default true
   */
  preview: boolean;
  /**
   * Whether a click on an image shows it as large as the window.
   * @default false
   */
  zoom: boolean;
}
