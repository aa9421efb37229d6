/** Components of MUI that no page has: `npm run budgets` fails when a built page asks the theme for a colour of theirs. */
export const UNUSED_COMPONENTS =
  'AppBar|Avatar|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent';

const COLOR = new RegExp(`setColor\\(palette\\.(?:${UNUSED_COMPONENTS}), .*\\n`, 'g');
const GROUND = /const snackbarContentBackground = [^;]*;\n/g;

/** A webpack loader: MUI's theme without the colours of these components, which it would compute at each start. */
export default function withoutUnusedColors(source: string): string {
  const rest = source.replace(GROUND, '').replace(COLOR, '');
  if (rest.includes('snackbarContentBackground') || rest === source) {
    throw new Error('MUI computes the colours of its theme in another way than this loader knows');
  }
  return rest;
}
