import type { ComponentProps, ComponentType } from 'react';
import Admonition from '@theme/Admonition';
import MDXA from '@theme/MDXComponents/A';
import MDXCode from '@theme/MDXComponents/Code';
import MDXDetails from '@theme/MDXComponents/Details';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXPre from '@theme/MDXComponents/Pre';
import MDXUl from '@theme/MDXComponents/Ul';
import Mermaid from '@theme/Mermaid';
import Head from '../react/Head.js';
import { Hydrate } from '../react/Hydrate.js';
import type { MDXComponents as ComponentMap } from '../react/format/mdx-components.js';
import { AppliesTo } from './writing/AppliesTo.js';
import { Badge } from './writing/Badge.js';
import { Card, CardGrid } from './writing/Card.js';
import { FileTree } from './writing/FileTree.js';
import { Steps } from './writing/Steps.js';
import { Tooltip } from './writing/Tooltip.js';

type HeadingProps = Omit<ComponentProps<'h2'>, 'ref'>;

const components: Record<string, ComponentType<never>> = {
  Head,
  details: MDXDetails,
  Details: MDXDetails,
  code: MDXCode,
  a: MDXA,
  pre: MDXPre,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImg,
  h1: (props: HeadingProps) => <MDXHeading as="h1" {...props} />,
  h2: (props: HeadingProps) => <MDXHeading as="h2" {...props} />,
  h3: (props: HeadingProps) => <MDXHeading as="h3" {...props} />,
  h4: (props: HeadingProps) => <MDXHeading as="h4" {...props} />,
  h5: (props: HeadingProps) => <MDXHeading as="h5" {...props} />,
  h6: (props: HeadingProps) => <MDXHeading as="h6" {...props} />,
  admonition: Admonition,
  mermaid: Mermaid,
  AppliesTo,
  Badge,
  Card,
  CardGrid,
  FileTree,
  Hydrate,
  Steps,
  Tooltip,
};

/**
 * What Markdown elements and undeclared JSX names are rendered with. A site adds its own by replacing this
 * map. Markdown gives each component the attributes of its element, which no common type can say.
 */
const MDXComponents = components as ComponentMap;

export default MDXComponents;
