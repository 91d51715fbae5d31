import { boxOf } from './far-one';

/** 8: the hook is called two files away, by functions whose names are not those of hooks. */
export default function FarAway() {
  const { label, more } = boxOf('Far');
  return (
    <button type="button" data-testid="far-away" onClick={more}>
      {label}
    </button>
  );
}
