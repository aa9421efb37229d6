import { msg, t } from './language';
import {
  APPLICATION_STATE,
  applicationRow,
  REVIEW_DAYS,
  type ApplicationState,
} from './vetting/applicationStates';
import type { PostStatus } from './vocabulary';

/** How far a step is, and whose turn it is. */
export type JoiningState = 'done' | 'yours' | 'ours' | 'ahead';

export const JOINING_STATE_NAMES: Readonly<Record<JoiningState, string>> = {
  done: msg('Done'),
  yours: msg('Your turn'),
  ours: msg('With our team'),
  ahead: msg('Later'),
};

/** How a business gets into the directory: the same three steps wherever we say it. */
export const JOINING_STEPS = {
  profile: {
    title: msg('Complete your profile'),
    text: msg(
      'Name, sector, county and a description that the public will read. It takes about five minutes.',
    ),
  },
  assessment: {
    title: msg('Answer the assessment'),
    text: msg(
      'Facts about your business, question by question, at your own pace. The Basic part is enough to submit it. Estimates are welcome where you say that they are estimates.',
    ),
  },
  review: {
    title: msg('Our team reviews both, then you are listed'),
    get text() {
      return t(
        'A person of our team reads your profile and your answers within {days} working days, and may ask for a change, with the reason. You see the state at any time.',
        { days: REVIEW_DAYS },
      );
    },
  },
} as const;

/** The same in one sentence. */
export const JOINING_SENTENCE = msg(
  'Three steps lead into the directory: you complete your profile and answer the assessment, and our team reviews both.',
);

type StepName = keyof typeof JOINING_STEPS;

/** Where a business stands; null for what it does not have. */
export interface JoiningFacts {
  listing: PostStatus | null;
  application: ApplicationState | null;
}

export interface JoiningStep {
  name: StepName;
  title: string;
  text: string;
  state: JoiningState;
  link: { label: string; page: 'businessForm' | 'myBusiness' | 'vetting' | 'report' } | null;
}

type Told = Pick<JoiningStep, 'state' | 'text' | 'link'>;

function profileStep(listing: PostStatus | null): Told {
  switch (listing) {
    case 'pending':
    case 'published':
      return {
        state: 'done',
        text: t('Your profile is complete. You can change it at any time.'),
        link: { label: t('Your business listing'), page: 'myBusiness' },
      };
    case 'changes_requested':
    case 'rejected':
      return {
        state: 'yours',
        text: t('Our reviewer says what to change. Then send it again.'),
        link: { label: t('See what to change'), page: 'myBusiness' },
      };
    case 'draft':
      return {
        state: 'yours',
        text: t('Your listing is a draft that only you see. Agree to be listed in the form.'),
        link: { label: t('Complete your profile'), page: 'businessForm' },
      };
    default:
      return {
        state: 'yours',
        text: t(JOINING_STEPS.profile.text),
        link: { label: t('Complete your profile'), page: 'businessForm' },
      };
  }
}

function assessmentStep(application: ApplicationState | null): Told {
  const { turn, step, owner } = applicationRow(application && { state: application });
  if (turn === 'owner') {
    const isNew = application === null || application === 'draft';
    const text = t(isNew ? JOINING_STEPS.assessment.text : step.text);
    return { state: 'yours', text, link: { label: t(step.label), page: step.page } };
  }
  return {
    state: 'done',
    text: `${t(owner.title)}.`,
    link: { label: t('See the report'), page: 'report' },
  };
}

function reviewStep({ listing, application }: JoiningFacts, isSent: boolean): Told {
  if (listing === 'published') return { state: 'done', text: t('You are listed.'), link: null };
  if (!isSent) return { state: 'ahead', text: JOINING_STEPS.review.text, link: null };
  const isListed = application === null || application === 'listed';
  return {
    state: 'ours',
    text: isListed
      ? t('Our team reads your profile before the public sees it.')
      : t(APPLICATION_STATE[application].owner.next),
    link: { label: t('See the status'), page: 'vetting' },
  };
}

/** The three steps, each with its state, for a business that stands there. */
export function joiningSteps(facts: JoiningFacts): JoiningStep[] {
  const profile = profileStep(facts.listing);
  const assessment = assessmentStep(facts.application);
  const isSent = profile.state === 'done' && assessment.state === 'done';
  const told = { profile, assessment, review: reviewStep(facts, isSent) };
  const names = ['profile', 'assessment', 'review'] as const;
  return names.map((name) => ({ name, title: t(JOINING_STEPS[name].title), ...told[name] }));
}

/** Whether the business is on its way and not in the directory yet. */
export const isJoining = ({ listing }: Pick<JoiningFacts, 'listing'>): boolean =>
  listing !== 'published';
