/**
 * The helpers that hooks receive besides a configuration: loader names for style sheets and code, which are
 * recognised when a hook returns them, and classes in place of webpack's plugins, which record their constructor
 * arguments.
 */

/** A webpack plugin created through `currentBundler.instance`. */
export interface StandIn {
  standsFor: string;
  args: unknown[];
}

export function isStandIn(value: unknown): value is StandIn {
  return typeof value === 'object' && value !== null && 'standsFor' in value && 'args' in value;
}

/** Third argument of `configureWebpack`. */
export function hookTools(): object {
  return {
    currentBundler: { name: 'webpack', instance: standInFor('webpack') },
    getStyleLoaders: (_isServer: boolean, options: unknown = {}) => [
      { loader: 'style-loader' },
      { loader: 'css-loader', options },
      { loader: 'postcss-loader' },
    ],
    getJSLoader: () => ({ loader: 'babel-loader' }),
    getCacheLoader: () => null,
  };
}

/** A class for each name, at any depth: `new webpack.optimize.LimitChunkCountPlugin(…)`. */
function standInFor(name: string): object {
  function StandInPlugin(...args: unknown[]): StandIn {
    return { standsFor: name, args };
  }
  return new Proxy(StandInPlugin, {
    get: (target, key, receiver) =>
      typeof key === 'symbol' || key in target ? Reflect.get(target, key, receiver) : standInFor(key),
  });
}
