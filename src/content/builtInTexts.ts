import { capitalise } from '../../domain/capitalise';
import { fill } from '../../domain/language';
import { JOINING_STEPS } from '../../domain/joining';
import { listText } from '../../domain/siteLists';
import type { SiteTextKey } from '../../domain/siteTexts';
import { THEMES, type Theme } from '../../domain/vocabulary';
import type { Paths } from '../paths';
import { ADVISORS } from './advisors';
import { MISSION_LEAD, PLATFORM_PARTS, PLATFORM_PRINCIPLES } from './about';
import { GUIDELINES, GUIDELINES_LEAD } from './guidelines';
import { HOME_LEAD } from './homeLead';
import { privacyPolicy } from './legal/privacyPolicy';
import { terms } from './legal/terms';
import type { LegalBlock, LegalParty, LegalText } from './legal/types';
import { PARTNERS } from './partners';
import { PERKS } from './perks';
import { ACTION_PILLARS, VISION_AND_MISSION } from './purpose';
import { LISTED_LEAD } from './directoryInfo';
import { TEAM } from './team';
import { goalsText, THEME_GUIDE, THEMES_LEAD } from './themeGuide';
import { THEME_DESCRIPTIONS } from './themes';

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const section = (heading: string, ...blocks: string[]): string =>
  [`## ${heading}`, ...blocks].join('\n\n');

const themeSection = (theme: Theme, paths: Paths): string => {
  const businesses = `${paths.directory}?${new URLSearchParams({ theme }).toString()}`;
  const { asks, law, firstStep, goals } = THEME_GUIDE[theme];
  const goal = goalsText(goals);
  return section(
    capitalise(theme),
    THEME_DESCRIPTIONS[theme],
    '### What the self-assessment looks at',
    list(asks.map(capitalise)),
    '### What Kenyan law asks',
    list(law),
    '### A first step',
    firstStep,
    fill(goal.text, goal.values),
    `[Businesses that work on ${theme}](${businesses})`,
  );
};

const blockText = (block: LegalBlock): string => {
  if (typeof block === 'string') return block;
  if ('list' in block) return list(block.list);
  return list(block.terms.map(([term, text]) => `**${term}:** ${text}`));
};

const legalText = ({ values, summary, sections }: LegalText): string[] =>
  [
    summary,
    ...sections.map(({ heading, blocks }) => section(heading, ...blocks.map(blockText))),
  ].map((text) => fill(text, values));

const mission = (productName: string, paths: Paths): string[] => [
  fill(MISSION_LEAD, { productName }),
  ...VISION_AND_MISSION.map(({ type, content }) => section(capitalise(type), content)),
  section(
    'How the platform works',
    ...PLATFORM_PARTS.flatMap(({ heading, text }) => [`### ${heading}`, text]),
  ),
  section(
    'Four ways to take part',
    list(
      ACTION_PILLARS.map(({ action_type, description }) => `**${action_type}:** ${description}`),
    ),
  ),
  section(
    'Our principles',
    list(PLATFORM_PRINCIPLES),
    `The [page about the directory](${paths.directoryInfo}) has the criteria in full, and the [privacy policy](${paths.privacyPolicy}) says what happens to your data.`,
  ),
];

const listed = (): string[] => [
  LISTED_LEAD,
  Object.values(JOINING_STEPS)
    .map(({ title, text }, index) => `${index + 1}. **${title}.** ${text}`)
    .join('\n'),
];

/**
 * The built-in text as an admin begins to edit it: one line, a list, or Markdown. It is in English, since what is
 * saved is shown in every language.
 */
export function builtInText(key: SiteTextKey, party: LegalParty, paths: Paths): string {
  const texts: Record<SiteTextKey, () => string[]> = {
    home: () => [fill(HOME_LEAD, { productName: party.productName })],
    mission: () => mission(party.productName, paths),
    themes: () => [THEMES_LEAD, ...THEMES.map((theme) => themeSection(theme, paths))],
    listed,
    guidelines: () => [
      GUIDELINES_LEAD,
      ...GUIDELINES.map(({ heading, rules }) => section(heading, list(rules))),
    ],
    team: () => [listText('team', TEAM)],
    advisors: () => [listText('advisors', ADVISORS)],
    partners: () => [listText('partners', PARTNERS)],
    perks: () => [listText('perks', PERKS)],
    announcements: () => [listText('announcements', [])],
    settings: () => [listText('settings', [])],
    terms: () => legalText(terms(party)),
    privacyPolicy: () => legalText(privacyPolicy(party)),
  };
  return texts[key]().join('\n\n');
}
