/**
 * The webpack configuration that hooks receive: only the parts that plugins usually read. Nothing is built with it.
 */
import path from 'node:path';

export interface WebpackConfig {
  resolve: Record<string, unknown>;
  module: { rules: unknown[] };
  plugins: unknown[];
  [key: string]: unknown;
}

export interface BaseConfigInput {
  siteDir: string;
  generatedDir: string;
  outDir: string;
  baseUrl: string;
  isServer: boolean;
}

export function baseConfig({ siteDir, generatedDir, outDir, baseUrl, isServer }: BaseConfigInput): WebpackConfig {
  const isProduction = process.env.NODE_ENV !== 'development';
  const name = isServer ? 'server' : 'client';
  return {
    name,
    mode: isProduction ? 'production' : 'development',
    target: isServer ? 'node' : 'web',
    context: siteDir,
    entry: { main: path.join(siteDir, name) },
    output: { path: outDir, publicPath: baseUrl, filename: 'assets/js/[name].js' },
    resolve: {
      alias: { '@site': siteDir, '@generated': generatedDir },
      extensions: ['.wasm', '.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'],
      modules: ['node_modules', path.join(siteDir, 'node_modules')],
      fallback: {},
    },
    resolveLoader: { modules: ['node_modules', path.join(siteDir, 'node_modules')] },
    optimization: { minimizer: [], splitChunks: {} },
    performance: {},
    devServer: {},
    module: {
      rules: [
        { test: /\.(?:ico|jpe?g|png|gif|webp|avif)(?:\?.*)?$/i, use: [{ loader: 'url-loader' }] },
        { test: /\.svg$/i, oneOf: [{ use: [{ loader: '@svgr/webpack' }] }, { use: [{ loader: 'url-loader' }] }] },
        { test: /\.jsx?$/i, use: [{ loader: 'babel-loader' }] },
        { test: /\.tsx?$/i, use: [{ loader: 'babel-loader' }] },
        { test: /\.css$/i, use: [{ loader: 'style-loader' }, { loader: 'css-loader' }] },
        { test: /\.module\.css$/i, use: [{ loader: 'style-loader' }, { loader: 'css-loader' }] },
      ],
    },
    plugins: [],
  };
}

/** Merges like webpack-merge with its default strategy: lists are concatenated, objects are merged key by key. */
export function merged(before: unknown, after: unknown): unknown {
  if (after === undefined || before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) return [...(before as unknown[]), ...(after as unknown[])];
  if (!isPlain(before) || !isPlain(after)) return after;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, key in after ? merged(before[key], after[key]) : before[key]]),
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
