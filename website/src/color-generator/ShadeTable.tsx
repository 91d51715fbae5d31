import { useState } from 'react';
import { ratingOf, type Shade } from './palette';

export interface ShadeTableLabels {
  caption: string;
  variable: string;
  color: string;
  /** Heading of the column, in per cent. */
  darker: string;
  /** Label of its fields; `{variable}` stands for the variable. */
  darkerBy: string;
  contrast: string;
  /** What stands for "Fail". */
  fail: string;
}

interface Props {
  shades: readonly Shade[];
  /** `index` is the place of the shade. */
  onDarken: (index: number, darkening: number) => void;
  labels: ShadeTableLabels;
}

const PREFIX = '--ifm-color-';

/** The seven shades: name, colour, by how much it is darker, and how well it can be read. */
export function ShadeTable({ shades, onDarken, labels }: Props) {
  return (
    <div className="table-wrapper" tabIndex={0} role="group" aria-label={labels.caption}>
      <table className="color-generator__table">
        <thead>
          <tr>
            {[labels.variable, labels.color, labels.darker, labels.contrast].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shades.map(({ variable, color, darkening, contrast }, index) => (
            <tr key={variable}>
              <th scope="row">
                <code>
                  {/* On a phone, the table has room for what differs. */}
                  <span className="color-generator__prefix">{PREFIX}</span>
                  {variable.slice(PREFIX.length)}
                </code>
              </th>
              <td>
                <span className="color-generator__color">
                  <Swatch color={color} />
                  <code>{color}</code>
                </span>
              </td>
              <td>
                <Percentage
                  label={labels.darkerBy.replace('{variable}', variable)}
                  value={darkening}
                  onChange={(value) => onDarken(index, value)}
                />
              </td>
              <td>
                {contrast.toFixed(2)} <Rating contrast={contrast} fail={labels.fail} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <svg className="color-generator__swatch" viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  );
}

function Rating({ contrast, fail }: { contrast: number; fail: string }) {
  const rating = ratingOf(contrast);
  return (
    <span className={`color-generator__rating color-generator__rating--${rating.toLowerCase()}`}>
      {rating === 'Fail' ? fail : rating}
    </span>
  );
}

interface PercentageProps {
  label: string;
  /** From -1 to 1. */
  value: number;
  onChange: (value: number) => void;
}

/** An empty field, or a sign without digits, is not a number yet: the last one stays. */
function Percentage({ label, value, onChange }: PercentageProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      type="number"
      min={-100}
      max={100}
      value={draft ?? Math.round(value * 100)}
      aria-label={label}
      onChange={(event) => {
        setDraft(event.target.value);
        const { valueAsNumber } = event.target;
        if (Math.abs(valueAsNumber) <= 100) onChange(valueAsNumber / 100);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
