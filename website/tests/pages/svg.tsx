import Circle from './_svg/circle.svg';
import Square from './_svg/square.svg';
import Triangle from './_svg/triangle.svg';
import { TestPage } from './_test-page';

export default function Svg() {
  return (
    <TestPage
      title="Drawings"
      about="Three SVG files are imported as components. Each has styles of its own, for a class and for a gradient of the
        same names. The circle is green, the square blue and the triangle red, and each fades towards the bottom."
    >
      <p>
        <Circle width={120} height={120} role="img" />
        <Square width={120} height={120} role="img" />
        <Triangle width={120} height={120} role="img" />
      </p>
    </TestPage>
  );
}
