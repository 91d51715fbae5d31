/** Functions with `defaultProps` in all the forms that packages are written in, run as React 19 calls them. */
import { describe, expect, it } from 'vitest';
import { readDefaultProps } from './default-props.js';
import { parseModule } from './islands/parse-module.js';

const forwardRef = (render: unknown) => render;

/** What the component gives when it is called with these props. */
function call(code: string, props: object): unknown {
  const changed = readDefaultProps('a.js', code, parseModule)?.toString() ?? code;
  // oxlint-disable-next-line typescript/no-implied-eval -- code of this file
  const run = new Function('forwardRef', `${changed.replaceAll('export ', '')}\nreturn Box;`) as (
    ...given: unknown[]
  ) => (props: object, ref?: unknown) => unknown;
  return run(forwardRef)(props);
}

const DEFAULTS = 'Box.defaultProps = { size: 3, name: "tern" };';

describe('defaultProps of', () => {
  it.each([
    ['a function', `export function Box({ size, name }) { return [size, name]; }\n${DEFAULTS}`],
    [
      'a function that takes all',
      `function Box(props) { "use strict"; return [props.size, props.name]; }\n${DEFAULTS}`,
    ],
    ['an arrow', `const Box = ({ size, ...rest }) => [size, rest.name];\n${DEFAULTS}`],
    ['an arrow without parentheses', `const Box = props => [props.size, props.name];\n${DEFAULTS}`],
    ['an arrow with an object', `const Box = ({ size, name }) => ([size, name]);\n${DEFAULTS}`],
    [
      'a function with a ref',
      `var Box = /*#__PURE__*/(0, forwardRef)(function ({ size, name }, ref) { return [size, name]; });\n${DEFAULTS}`,
    ],
    [
      'a function in a function',
      `var Box = (function () { function Box(a = {}) { return [a.size, a.name]; } ${DEFAULTS} return Box; })();`,
    ],
    [
      'a function, in a row',
      `function Box(props) { return [props.size, props.name]; } Box.displayName = 'Box', ${DEFAULTS}`,
    ],
  ])('%s', (_, code) => {
    expect(call(code, {})).toEqual([3, 'tern']);
    expect(call(code, { size: 0, name: undefined })).toEqual([0, 'tern']);
  });

  it.each([
    ['a class', `class Box extends React.Component {}\n${DEFAULTS}`],
    ['a class of former times', `function Box(props) { React.Component.call(this, props); }\n${DEFAULTS}`],
    ['what something else has made', `const Box = styled(Other);\n${DEFAULTS}`],
    ['nothing', 'function Box({ size }) { return size; }\nconsole.log(Other.defaultProps);'],
  ])('%s are left alone', (_, code) => {
    expect(readDefaultProps('a.js', code, parseModule)).toBeUndefined();
  });
});
