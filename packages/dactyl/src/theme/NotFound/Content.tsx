import clsx from 'clsx';
import Heading from '@theme/Heading';
import Translate from '../../runtime/Translate.js';

export interface Props {
  className?: string;
}

export default function NotFoundContent({ className }: Props) {
  return (
    <main className={clsx('container margin-vert--xl dactyl-narrow', className)}>
      <Heading as="h1" className="hero__title">
        <Translate id="theme.NotFound.title" description="Title of the page for unknown URLs">
          Page Not Found
        </Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1" description="First paragraph of the page for unknown URLs">
          The page you asked for could not be found.
        </Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2" description="Second paragraph of the page for unknown URLs">
          If a link on another site led you here, please tell its owner that the link is broken.
        </Translate>
      </p>
    </main>
  );
}
