import clsx from 'clsx';
import type { ComponentProps } from 'react';
import Head from '../../../react/Head.js';
import { translate } from '../../../react/Translate.js';
import { usePluginData } from '../../../react/use-global-data.js';
import { useHtml } from '../../../react/use-html.js';
import type { IdealImageData } from '../../../shared/ideal-image.js';
import styles from './styles.css?url';

export type ImportedImage = string | { default: string | IdealImageData } | IdealImageData;

export interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** `require('./ship.png')`, what `import` of an image gives, or a URL. */
  img: ImportedImage;
}

/**
 * An image in the size that fits, with a blurred preview until it is loaded. Browsers choose the size without JavaScript; a
 * small script shows a message when an image cannot be loaded.
 */
export default function IdealImage({ img, className, style, alt = '', ...props }: Props) {
  const image = toData(img);
  if (typeof image === 'string') {
    return <img loading="lazy" decoding="async" {...props} src={image} alt={alt} className={className} style={style} />;
  }
  return <SizedImage {...{ ...props, image, className, style, alt }} />;
}

function SizedImage({ image, className, style, sizes, alt, ...props }: Omit<Props, 'img'> & { image: IdealImageData }) {
  // The cast: `features/ideal-image/node` wrote it. In development, where it leaves images alone, there is no script.
  const data = usePluginData('docusaurus-plugin-ideal-image') as unknown as { script: string } | undefined;
  const { src, srcSet, images, sources = [], width, height, isTransparent } = image.src;
  // Lazy images are laid out before they are fetched, so browsers that support "auto" can use their width.
  const shown = sizes ?? `auto, (max-width: ${width}px) 100vw, ${width}px`;
  const best = sources[0]?.images ?? images;
  return (
    <span
      className={clsx('ideal-image', className)}
      style={style}
      data-image={messages().join('\n')}
      data-image-sizes={best.map((file) => `${file.width}:${file.size}`).join(' ')}
    >
      <Head>
        <link rel="stylesheet" href={styles} />
        {data && <script type="module" src={data.script} />}
      </Head>
      {/* The preview stays behind the image, so images with transparency have none. */}
      {isTransparent !== true && image.preSrc && (
        <img className="ideal-image__preview" src={image.preSrc} alt="" aria-hidden="true" />
      )}
      <picture>
        {sources.map(({ type, srcSet: urls }) => (
          <source key={type} type={type} srcSet={urls} sizes={shown} />
        ))}
        <img
          loading="lazy"
          decoding="async"
          width={width}
          height={height}
          {...props}
          alt={alt}
          className="ideal-image__image"
          sizes={shown}
          srcSet={srcSet}
          src={src}
        />
      </picture>
      {/* Raw HTML, so that React does not touch the text that the script writes. */}
      <span className="ideal-image__message" role="status" dangerouslySetInnerHTML={useHtml('')} />
    </span>
  );
}

/** Unwraps the module object that `require` returns. */
function toData(img: ImportedImage): string | IdealImageData {
  if (typeof img === 'string') return img;
  if ('src' in img) return img;
  return img.default;
}

/** Texts in the order that `script/main.ts` expects. */
function messages(): string[] {
  return [
    translate({
      id: 'theme.IdealImageMessage.loading',
      message: 'Loading…',
      description: 'Stands on an image that takes long',
    }),
    translate(
      {
        id: 'theme.IdealImageMessage.load',
        message: 'Click to load{sizeMessage}',
        description: 'Button on an image that is not loaded, to save data; {sizeMessage} is its size, in parentheses',
      },
      { sizeMessage: ' ({size})' },
    ),
    translate({
      id: 'theme.IdealImageMessage.offline',
      message: 'Your browser is offline. The image is not loaded',
      description: 'Stands on an image that did not come because there is no network',
    }),
    translate({
      id: 'theme.IdealImageMessage.404error',
      message: 'Image not found (404)',
      description: 'Stands on an image that the server does not have',
    }),
    translate({
      id: 'theme.IdealImageMessage.error',
      message: 'The image could not be loaded. Click to retry',
      description: 'Button on an image that did not come for another reason',
    }),
  ];
}
