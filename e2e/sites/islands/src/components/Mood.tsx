import { useColorMode } from '@docusaurus/theme-common';

export default function Mood() {
  const { colorMode, setColorMode } = useColorMode();
  return (
    <p data-testid="mood">
      <output>{`It is ${colorMode}`}</output>
      <button type="button" onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}>
        Turn
      </button>
    </p>
  );
}
