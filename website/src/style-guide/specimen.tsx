/** What the style guide is made of: groups of sections, each with a heading, a line, and specimens in quiet frames. */
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './style-guide.module.css';

export interface GroupSpec {
  id: string;
  title: string;
  sections: readonly SectionSpec[];
}

export interface SectionSpec {
  id: string;
  title: string;
  /** One line: what it is. */
  note: string;
  specimens: ReactNode;
}

export function Group({ id, title, sections }: GroupSpec) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
    </section>
  );
}

function Section({ id, title, note, specimens }: SectionSpec) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <p className={styles.note}>{note}</p>
      {specimens}
    </section>
  );
}

interface SpecimenProps {
  /** Which state it is in. */
  label?: string;
  /** From edge to edge of the frame: for bars and footers. */
  isFlush?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Specimen({ label, isFlush = false, className, children }: SpecimenProps) {
  return (
    <figure className={styles.specimen}>
      <div className={clsx(styles.stage, isFlush && styles.flush, className)}>{children}</div>
      {label !== undefined && <figcaption>{label}</figcaption>}
    </figure>
  );
}
