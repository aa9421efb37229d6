import { storyFileName, type Found, type Story, type StoryStep } from '../../../../domain/story';

/** An address or a name of which the end is left out. */
const CUT = /…$/;
const HIDDEN = /\{\{([^{}]+)\}\}/g;
const PHONE = 600;
/** Journeys block service workers, from which on it runs. */
const NOT_IN_JOURNEYS = new Set(['update']);

type Action = Extract<StoryStep, { kind: 'press' | 'fill' }>;
type Page = Extract<StoryStep, { kind: 'page' }>;

/** What somebody did, and what it led to until they did something else. */
interface Part {
  action: Action | null;
  states: Map<string, string>;
  page: Page | null;
}

const isAction = (step: StoryStep): step is Action => step.kind === 'press' || step.kind === 'fill';
const quoted = (text: string): string => JSON.stringify(text);
const inPattern = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
const isChart = (step: StoryStep): boolean =>
  step.kind === 'page' && /\/statecharts\b/.test(step.path);

/** From where the story leaves the state charts, or all of it. */
function partsOf({ start, steps }: Story): { before: Map<string, string>; parts: Part[] } {
  const before = new Map(start.map(({ machine, states }) => [machine, states.join(', ')]));
  const left = steps.findIndex((step) => step.kind === 'page' && !isChart(step));
  const from = Math.max(left, 0);
  const parts: Part[] = [{ action: null, states: new Map(), page: null }];
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'machine' && index < from) before.set(step.machine, step.states.join(', '));
    if (index < from) continue;
    if (isAction(step)) parts.push({ action: step, states: new Map(), page: null });
    const part = parts.at(-1);
    if (step.kind === 'machine' && !NOT_IN_JOURNEYS.has(step.machine))
      part?.states.set(step.machine, step.states.join(', '));
    if (step.kind === 'page' && part) part.page = step;
  }
  return { before, parts };
}

/** The fields of a story by their names: what was entered in them stands in headings as `{{name}}`. */
const fieldsOf = ({ steps }: Story): Map<string, string> =>
  new Map(
    steps.flatMap((step): [string, string][] =>
      step.kind === 'fill' && step.name !== null ? [[step.name, step.field]] : [],
    ),
  );

/** A text as code: with made-up data where something is left out, or a pattern where nothing is known of it. */
function textCode(
  text: string,
  fields: ReadonlyMap<string, string>,
): { code: string; isPattern: boolean } {
  const whole = text.replace(CUT, '');
  const hidden = [...whole.matchAll(HIDDEN)].map(([, label = '']) => label);
  const isKnown = hidden.every((label) => fields.has(label));
  if (whole === text && isKnown) {
    if (hidden.length === 0) return { code: quoted(text), isPattern: false };
    const template = text
      .split(HIDDEN)
      .map((part, index) =>
        index % 2 === 0 ? part.replace(/[\\$`]/g, '\\$&') : `\${made.${fields.get(part) ?? ''}}`,
      );
    return { code: `\`${template.join('')}\``, isPattern: false };
  }
  const pattern = whole
    .split(HIDDEN)
    .map((part, index) => (index % 2 === 0 ? inPattern(part) : '.+'));
  return { code: `/^${pattern.join('')}${whole === text ? '$' : ''}/`, isPattern: true };
}

/** Writes the code of a journey's lines. */
function createWriter(fields: ReadonlyMap<string, string>) {
  const options = (text: string): string => {
    const { code, isPattern } = textCode(text, fields);
    return isPattern ? `{ name: ${code} }` : `{ name: ${code}, exact: true }`;
  };
  const exact = (text: string): string => {
    const { code, isPattern } = textCode(text, fields);
    return isPattern ? code : `${code}, { exact: true }`;
  };
  const placed = (within: Found['within']): string => within ?? 'page';

  function locator({ role, name, within, nth }: Found, isField: boolean): string {
    const which = nth === null ? '' : `.nth(${nth})`;
    if (role === null)
      return `${placed(within)}.${isField ? 'getByLabel' : 'getByText'}(${exact(name ?? '')})${which}`;
    if (name === null) return `${placed(within)}.getByRole(${quoted(role)}).first()`;
    return `${placed(within)}.getByRole(${quoted(role)}, ${options(name)})${which}`;
  }
  function action(step: Action): string {
    const isLeftOut = step.name === null && step.role !== 'option';
    if (isLeftOut || (step.kind === 'fill' && step.field === 'file'))
      return `// ${step.kind === 'fill' ? 'A file is chosen' : 'Something is pressed'} here that the story leaves out: write it by hand.`;
    const element = locator(step, step.kind === 'fill');
    if (step.kind === 'fill')
      return step.field === 'choice'
        ? `await ${element}.selectOption({ index: 1 });`
        : `await ${element}.fill(made.${step.field});`;
    if (step.isChecked === null) return `await ${element}.click();`;
    // Where a card stands for it, the box itself is hidden.
    const force = step.role === 'radio' ? '{ force: true }' : '';
    return `await ${element}.${step.isChecked || step.role === 'radio' ? 'check' : 'uncheck'}(${force});`;
  }
  function heading({ heading: text, within }: Page): string | null {
    if (text === null) return null;
    if (within === 'dialog')
      return `await expect(dialog.getByRole('heading', ${options(text)})).toBeVisible();`;
    return `await expect(page.getByRole('heading', { level: 1 })).toHaveText(${textCode(text, fields).code});`;
  }
  const address = (path: string): string =>
    `await expect(page).toHaveURL(${path.endsWith('…') ? `/${inPattern(path.replace(CUT, ''))}/` : quoted(path)});`;
  const states = (reached: ReadonlyMap<string, string>): string =>
    `await machines.expectStates(page, { ${[...reached].map(([machine, state]) => `${quoted(machine)}: ${quoted(state)}`).join(', ')} });`;
  return { action, heading, address, states };
}

/** Whose session the journey begins with; none for a visitor. */
function memberOf({ start }: Story): string | null {
  const session = start.find(({ machine }) => machine === 'session');
  if (!session?.states.some((state) => state.startsWith('signedIn'))) return null;
  const text = JSON.stringify(session.context);
  if (text.includes('"role":"admin"')) return 'admin';
  return text.includes('"user_type":"business"') ? 'hello@mwangaza-soaps.example' : 'wanjiku';
}

/** The lines of all parts: what is done, then what it leads to. */
function linesOf(story: Story): string[] {
  const { before, parts } = partsOf(story);
  const writer = createWriter(fieldsOf(story));
  const known = new Map(before);
  let shown: Pick<Page, 'path' | 'heading'> = { path: parts[0]?.page?.path ?? '/', heading: null };
  const lines = [`await page.goto(${quoted(shown.path.replace(CUT, ''))});`];
  for (const { action, states, page } of parts) {
    if (action) lines.push(writer.action(action));
    const reached = new Map([...states].filter(([machine, state]) => known.get(machine) !== state));
    for (const [machine, state] of reached) known.set(machine, state);
    // A machine that starts with the first input does nothing before it.
    if (action && reached.size > 0) lines.push(writer.states(reached));
    if (page && page.path !== shown.path) lines.push(writer.address(page.path));
    const heading = page && page.heading !== shown.heading ? writer.heading(page) : null;
    if (heading !== null) lines.push(heading);
    if (page) shown = page;
  }
  return lines;
}

/** In each journey that is made of a story. */
export const WRITTEN = '// Written by `npm run story --';

/** A browser journey that does what a story says, and expects after each step what the story had; prettier has yet to lay it out. */
export function journeyOf(story: Story, given: readonly string[]): string {
  const lines = linesOf(story);
  const body = lines.join('\n');
  const member = memberOf(story);
  const consent = story.start.find(({ machine }) => machine === 'cookieConsent');
  const isAnswered = consent !== undefined && !consent.states.includes('asking');
  const places = ['dialog', 'main', 'banner', 'contentinfo'].filter((place) =>
    new RegExp(`\\b${place}\\.`).test(body),
  );
  const uses = (text: string) => body.includes(text);
  const helpers = [
    ...(isAnswered ? ['declineCookies'] : []),
    ...(uses('expect(') ? ['expect'] : []),
    ...(member ? ['startSignedIn'] : []),
    'test',
  ];
  const fixtures = ['page', ...(uses('machines.') ? ['machines'] : [])];
  return [
    ...(uses('made.') ? ["import { madeUpData } from './support/madeUpData';"] : []),
    `import { ${helpers.join(', ')} } from './support/test';`,
    '',
    `${WRITTEN} ${given.join(' ')}\`. Record the story again rather than change this file.`,
    `test(${quoted(story.name)}, { tag: '${story.width < PHONE ? '@phone' : '@desktop'}' }, async ({ ${fixtures.join(', ')} }${uses('made.') ? ', info' : ''}) => {`,
    ...(uses('made.')
      ? [`const made = madeUpData(${quoted(storyFileName(story.name))}, info);`]
      : []),
    ...places.map((place) => `const ${place} = page.getByRole('${place}');`),
    ...(isAnswered ? ['await declineCookies(page);'] : []),
    ...(member ? [`await startSignedIn(page, ${quoted(member)});`] : []),
    body,
    '});',
    '',
  ].join('\n');
}
