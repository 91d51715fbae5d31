import { useId, useState } from 'react';
import { parseHex, type Hex } from './color';

interface Props {
  label: string;
  value: Hex;
  onChange: (color: Hex) => void;
  labels: { pick: string; invalid: string };
}

/** A colour: to be picked, or typed. What is typed counts as soon as it is one. */
export function ColorField({ label, value, onChange, labels }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isInvalid = draft !== undefined && parseHex(draft) === undefined;
  const type = (text: string) => {
    setDraft(text);
    const color = parseHex(text);
    if (color) onChange(color);
  };
  const pick = (text: string) => {
    setDraft(undefined);
    onChange(parseHex(text) ?? value);
  };
  return (
    <div className="color-generator__field">
      <label htmlFor={id}>{label}</label>
      <span className="color-generator__inputs">
        <input
          type="color"
          value={value}
          aria-label={`${label}: ${labels.pick}`}
          onChange={(event) => pick(event.target.value)}
        />
        <input
          id={id}
          type="text"
          value={draft ?? value}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => isInvalid || setDraft(undefined)}
        />
      </span>
      <span role="status" id={`${id}-error`} className="color-generator__error">
        {isInvalid && labels.invalid}
      </span>
    </div>
  );
}
