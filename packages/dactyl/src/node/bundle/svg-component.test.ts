import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useHtml } from '../../react/use-html.js';
import { svgComponent } from './svg-component.js';

type Component = (props: Record<string, unknown>) => ReturnType<typeof createElement>;

/** What the component of this drawing renders. */
function render(source: string, props: Record<string, unknown> = {}): string {
  const body = svgComponent(source, 'a.svg')
    .replace(/^import .*$/gm, '')
    .replace('export default function', 'return function');
  // The cast: the module exports one component.
  const component = new Function('createElement', 'useHtml', body)(createElement, useHtml) as Component;
  return renderToStaticMarkup(createElement(component, props));
}

describe('the component of an SVG file', () => {
  it('is the drawing, with the attributes that it is given', () => {
    const source = '<?xml version="1.0"?>\n<svg viewBox="0 0 8 8" stroke-width="2"><path d="M0 0h8"/></svg>\n';
    expect(render(source)).toBe('<svg viewBox="0 0 8 8" stroke-width="2"><path d="M0 0h8"/></svg>');
    expect(render(source, { width: 20, className: 'a' })).toContain('class="a"');
    expect(render(source, { viewBox: '0 0 4 4' })).toContain('viewBox="0 0 4 4"');
  });

  it('takes class, style and namespaces of the file', () => {
    const source =
      '<svg class="a" style="fill: red; --x: 1" xmlns:xlink="http://www.w3.org/1999/xlink" data-a-b="c"><g/></svg>';
    expect(render(source)).toBe(
      '<svg class="a" style="fill:red;--x:1" xmlns:xlink="http://www.w3.org/1999/xlink" data-a-b="c"><g/></svg>',
    );
  });

  it('has a title from the file or from its prop, which stays text', () => {
    const source = '<svg><!-- a --><title>Own</title><path d="M0"/><!-- b --></svg>';
    expect(render(source)).toBe('<svg><title>Own</title><path d="M0"/></svg>');
    expect(render(source, { title: 'A <b>' })).toBe('<svg><title>A &#60;b&#62;</title><path d="M0"/></svg>');
    expect(render(source, { title: 'T', titleId: 't' })).toBe(
      '<svg aria-labelledby="t"><title id="t">T</title><path d="M0"/></svg>',
    );
  });

  it('keeps titles of parts', () => {
    expect(render('<svg><g><title>Part</title></g></svg>')).toBe('<svg><g><title>Part</title></g></svg>');
  });

  it('is empty for an empty drawing, and an error without one', () => {
    expect(render('<svg viewBox="0 0 1 1"/>')).toBe('<svg viewBox="0 0 1 1"></svg>');
    expect(() => svgComponent('text', 'a.svg')).toThrow('This file holds no <svg> element');
  });
});
