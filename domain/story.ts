import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { closed, Nullable, OneOf } from './contract/common';

/** Of the file of a story: its version, and what it may have of each. */
export const STORY_LIMITS = {
  version: 1,
  name: 60,
  text: 160,
  steps: 2000,
  bytes: 1_000_000,
};

/** What a field asks for. What was entered is in no story: a journey enters made-up data of that kind. */
export const STORY_FIELDS = [
  'choice',
  'code',
  'currentPassword',
  'date',
  'email',
  'familyName',
  'file',
  'givenName',
  'longText',
  'newPassword',
  'number',
  'organization',
  'search',
  'signInName',
  'tel',
  'text',
  'time',
  'url',
  'username',
] as const;
export type StoryField = (typeof STORY_FIELDS)[number];

/** Where on a page something is, by its role. */
export const STORY_PLACES = ['dialog', 'main', 'banner', 'contentinfo'] as const;
export type StoryPlace = (typeof STORY_PLACES)[number];

const Text = Type.String({ maxLength: STORY_LIMITS.text });
const Moment = Type.Number({ minimum: 0 });
const Place = Nullable(OneOf(STORY_PLACES));
/** The innermost states, one for each region. */
const States = Type.Array(Text, { maxItems: 40 });

/** An element as people find it. `nth` where several on the page have its role and name. */
const found = {
  at: Moment,
  role: Nullable(Text),
  /** Null where it shows other people, or what somebody chose. */
  name: Nullable(Text),
  within: Place,
  nth: Nullable(Type.Integer({ minimum: 0 })),
};

const MachineStep = Type.Object(
  {
    at: Moment,
    kind: Type.Literal('machine'),
    machine: Text,
    /** Without personal data. */
    event: Type.Object({ type: Text }),
    states: States,
  },
  closed,
);
const PageStep = Type.Object(
  {
    at: Moment,
    kind: Type.Literal('page'),
    path: Text,
    heading: Nullable(Text),
    within: Place,
  },
  closed,
);
const PressStep = Type.Object(
  { ...found, kind: Type.Literal('press'), isChecked: Nullable(Type.Boolean()) },
  closed,
);
const FillStep = Type.Object(
  {
    ...found,
    kind: Type.Literal('fill'),
    field: OneOf(STORY_FIELDS),
  },
  closed,
);

/** What somebody, or a journey, did with the product, and what its machines did: for a file. */
const Story = Type.Object(
  {
    kind: Type.Literal('story'),
    version: Type.Literal(STORY_LIMITS.version),
    name: Type.String({ minLength: 1, maxLength: STORY_LIMITS.name }),
    /** Pixels of the page. */
    width: Type.Integer({ minimum: 1 }),
    /** The machines that ran before, without personal data. */
    start: Type.Array(
      Type.Object(
        { machine: Text, states: States, context: Type.Record(Type.String(), Type.Unknown()) },
        closed,
      ),
      { maxItems: 40 },
    ),
    steps: Type.Array(Type.Union([MachineStep, PageStep, PressStep, FillStep]), {
      maxItems: STORY_LIMITS.steps,
    }),
  },
  closed,
);
export type Story = Static<typeof Story>;
export type StoryStep = Story['steps'][number];
export type MachineStep = Static<typeof MachineStep>;
export type PageStep = Static<typeof PageStep>;
export type PressStep = Static<typeof PressStep>;
export type FillStep = Static<typeof FillStep>;
export type StartedMachine = Story['start'][number];
/** Where an element is found, and how it is called. */
export type Found = Omit<PressStep, 'at' | 'kind' | 'isChecked'>;

/** Why a file is no story that can be read. */
export type StoryFault = 'too_large' | 'not_a_story' | 'other_version' | 'damaged';

export type ReadStory = { story: Story } | { fault: StoryFault };

const Outline = Type.Object({ kind: Type.Literal('story'), version: Type.Unknown() });

/** Reads the file of a story, whatever it has. Never throws. */
export function readStory(text: string): ReadStory {
  if (text.length > STORY_LIMITS.bytes) return { fault: 'too_large' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'not_a_story' };
  }
  if (!Check(Outline, value)) return { fault: 'not_a_story' };
  if (value.version !== STORY_LIMITS.version) return { fault: 'other_version' };
  return Check(Story, value) ? { story: value } : { fault: 'damaged' };
}

/** `Sign-up of a business` becomes `signUpOfABusiness`: the name of its files. */
export function storyFileName(name: string): string {
  const [first = 'story', ...others] =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z0-9]+/gi) ?? [];
  const capitalised = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return first.charAt(0).toLowerCase() + first.slice(1) + capitalised.join('');
}

export const storyFile = (story: Story): { name: string; text: string } => ({
  name: `${storyFileName(story.name)}.story.json`,
  text: `${JSON.stringify(story, null, 2)}\n`,
});
