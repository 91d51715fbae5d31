import MDXComponents from '@theme-original/MDXComponents';
import Counter from '@site/src/components/Counter';
import Highlight from '@site/src/components/Highlight';

export default { ...MDXComponents, Counter, Highlight };
