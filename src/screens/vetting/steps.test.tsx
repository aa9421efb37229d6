import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { renderThemed } from '../../testing/renderThemed';
import { ADVANCED_TITLE, BASIC_TITLE, FINISHING_TITLE, StepIcon } from './steps';

const titles = [
  ...QUESTIONNAIRE.categories.map(({ category_name }) => category_name),
  BASIC_TITLE,
  ADVANCED_TITLE,
  FINISHING_TITLE,
];

const drawn = (title: string) => {
  const { container, unmount } = renderThemed(<StepIcon title={title} />);
  const path = container.querySelector('svg')?.innerHTML ?? '';
  unmount();
  return path;
};

it('gives each step a different icon', () => {
  const icons = titles.map(drawn);
  expect(new Set(icons).size).toBe(titles.length);
  expect(icons).not.toContain(drawn('A step that nobody knows'));
});

it.each([
  "Let's Get Started",
  'Before we start - screening',
  'Business Details',
  'Basic Assessment',
  'Advanced Assessment',
  'Sustainability Journey',
  'Disclosure',
  'Transparent and Accountable Governance',
  "Workers' Wellbeing",
  'Community Action',
  'Responsible Processing and Packaging',
  'Energy Transition',
  'Nature Regeneration',
  'About to finish',
  'Finishing',
])('has an icon for the step “%s” of the specification', (title) => {
  expect(titles).toContain(title);
});
