import type { Application, ReviewTimes } from '../contract/vetting';
import { msg, t } from '../language';
import { REVIEW_DAYS, type ApplicationState } from './applicationStates';

/** The stays of this period count. */
export const TIMES_PERIOD_DAYS = 90;

/** Times that fewer applications show are not published. */
export const FEWEST_APPLICATIONS = 10;

const DAY = 86_400_000;

/** The states in which our team acts, in their order. */
const OF_TEAM = ['submitted', 'under_review', 'approved'] as const;
export type TeamState = (typeof OF_TEAM)[number];

const isOfTeam = (state: ApplicationState): state is TeamState =>
  OF_TEAM.some((each) => each === state);

/** What our team does in each state; the days complete it. */
const WORDS: Readonly<Record<TeamState, string>> = {
  submitted: msg('A reviewer takes up your application'),
  under_review: msg('The reviewer decides, or asks for a change'),
  approved: msg('Your listing is published'),
};

const daysText = (days: number): string => {
  const whole = Math.ceil(days);
  return whole <= 1 ? t('within a day') : t('after about {days} days', { days: whole });
};

const longestText = (days: number): string => {
  const whole = Math.ceil(days);
  return whole <= 1 ? t('within a day') : t('within {days} days', { days: whole });
};

/** The same time of day so many working days later, Monday to Friday, without regard to holidays. */
export function addWorkingDays(from: Date, days: number): Date {
  let left = days;
  let day = from;
  while (left > 0) {
    day = new Date(day.getTime() + DAY);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
}

/** Our promise to a business that submitted then: the last working day for an answer. */
export const promiseOf = (submitted_at: string): Date =>
  addWorkingDays(new Date(submitted_at), REVIEW_DAYS);

export interface Outlook {
  /** What still happens, in its order, with the usual time and that of 9 in 10 where enough businesses show them. */
  steps: { state: TeamState; text: string; usually: string | null; mostly: string | null }[];
  /** When the last of it has usually happened; null where too few businesses show it. */
  usuallyBy: Date | null;
  /** Our promise: the last working day for an answer; null once there is one. */
  promisedBy: Date | null;
}

/** What happens next to an application that is with our team; null where it is not. */
export function outlookOf(
  { state, submitted_at, history }: Pick<Application, 'state' | 'submitted_at' | 'history'>,
  times: ReviewTimes | null,
  now: number,
): Outlook | null {
  if (!isOfTeam(state)) return null;
  const timesOf = (name: TeamState) => times?.states.find((each) => each.state === name);
  const medianOf = (name: TeamState) => timesOf(name)?.median_days ?? null;
  const ahead = OF_TEAM.slice(OF_TEAM.indexOf(state));
  const medians = ahead.map(medianOf);
  const begun = history.findLast(({ from, to }) => to === state && from !== state)?.at;
  const days = medians.reduce<number | null>(
    (sum, median) => (sum === null || median === null ? null : sum + median),
    0,
  );
  const usual = begun && days !== null ? Date.parse(begun) + days * DAY : null;
  return {
    steps: ahead.map((name) => {
      const median = medianOf(name);
      const longest = timesOf(name)?.ninetieth_percentile_days ?? null;
      return {
        state: name,
        text: t(WORDS[name]),
        usually: median === null ? null : daysText(median),
        mostly: longest === null ? null : longestText(longest),
      };
    }),
    // A date that has passed would be no help.
    usuallyBy: usual !== null && usual > now ? new Date(usual) : null,
    promisedBy: submitted_at && state !== 'approved' ? promiseOf(submitted_at) : null,
  };
}
