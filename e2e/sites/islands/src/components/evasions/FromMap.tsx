import { parts } from './parts';

/** 5: the component is found by its name in a map. */
export default function FromMap({ part = 'tick' }: { part?: keyof typeof parts }) {
  const Part = parts[part];
  return <Part />;
}
