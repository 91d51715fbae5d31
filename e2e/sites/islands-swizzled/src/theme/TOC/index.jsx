import BrowserOnly from '@docusaurus/BrowserOnly';
import TOC from '@theme-original/TOC';
import React from 'react';

export default function TOCWrapper(props) {
  return (
    <>
      <BrowserOnly>{() => <p data-testid="promo">{`Shown in a window of ${window.innerWidth}`}</p>}</BrowserOnly>
      <TOC {...props} />
    </>
  );
}
