/** The part of the colour generator that runs in the browser. Its texts are props, so that it loads no others. */
import { useColorMode } from '@docusaurus/theme-common';
import { ColorField } from './ColorField';
import { CopyCss, type CopyCssLabels } from './CopyCss';
import { DEFAULT_PALETTES, MODES, shadesOf, toCss, writePalette, type Mode, type Palette } from './palette';
import { ShadeTable, type ShadeTableLabels } from './ShadeTable';
import { usePalettes } from './use-palettes';

export interface GeneratorLabels extends Record<Mode, string> {
  mode: string;
  primary: string;
  background: string;
  pick: string;
  invalid: string;
  reset: string;
  table: ShadeTableLabels;
  css: CopyCssLabels;
}

export function Generator({ labels }: { labels: GeneratorLabels }) {
  const { colorMode, setColorMode } = useColorMode();
  const { palettes, slots } = usePalettes();
  const palette = palettes[colorMode] ?? DEFAULT_PALETTES[colorMode];
  const change = (changes: Partial<Palette>) => slots[colorMode].set(writePalette({ ...palette, ...changes }));
  const isChanged = palettes.light !== undefined || palettes.dark !== undefined;
  return (
    <div className="color-generator">
      <ModeSwitch mode={colorMode} onChange={setColorMode} labels={labels} />
      {/* What was typed for one mode and is no colour has no place in the other. */}
      <div className="color-generator__fields" key={colorMode}>
        <ColorField
          label={labels.primary}
          value={palette.primary}
          onChange={(primary) => change({ primary })}
          labels={labels}
        />
        <ColorField
          label={labels.background}
          value={palette.background}
          onChange={(background) => change({ background })}
          labels={labels}
        />
        <button
          type="button"
          className="button button--secondary"
          disabled={palettes[colorMode] === undefined}
          onClick={() => slots[colorMode].del()}
        >
          {labels.reset}
        </button>
      </div>
      <ShadeTable
        shades={shadesOf(palette)}
        onDarken={(index, value) => change({ darkenings: palette.darkenings.with(index, value) })}
        labels={labels.table}
      />
      <CopyCss css={toCss(isChanged ? palettes : { [colorMode]: palette })} labels={labels.css} />
    </div>
  );
}

interface ModeSwitchProps {
  mode: Mode;
  onChange: (mode: Mode) => void;
  labels: GeneratorLabels;
}

/** The colour mode of the site by another name: what is edited is what is seen. */
function ModeSwitch({ mode, onChange, labels }: ModeSwitchProps) {
  return (
    <fieldset className="color-generator__modes">
      <legend>{labels.mode}</legend>
      {MODES.map((each) => (
        <label key={each}>
          <input type="radio" name="color-generator-mode" checked={each === mode} onChange={() => onChange(each)} />
          {labels[each]}
        </label>
      ))}
    </fieldset>
  );
}
