import { useWindowSize } from '@docusaurus/theme-common';
import Layout from '@theme-original/DocItem/Layout';
import { useState, type ComponentProps } from 'react';

/** Around every doc, with all that is in it. */
export default function DocItemLayoutWrapper(props: ComponentProps<typeof Layout>) {
  const [wide, setWide] = useState(false);
  const size = useWindowSize();
  return (
    <div data-testid="reading" className={wide ? 'reading reading--wide' : 'reading'}>
      <button type="button" data-testid="wide" onClick={() => setWide(!wide)}>
        {wide ? 'Narrow' : 'Wide'}
      </button>
      <output data-testid="size">{size}</output>
      <Layout {...props} />
    </div>
  );
}
