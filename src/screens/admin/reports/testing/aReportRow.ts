import type { ReportComparison, ReportRow } from '../../../../../domain/contract/admin/reports';
import type { UserData } from '../../../../../domain/contract/session';
import { THEMES } from '../../../../../domain/vocabulary';
import { aToken, aUser } from '../../../../testing/builders';

const PERCENTS = [61.25, 55, 48, 72, null, 66];

const themes = THEMES.map((theme, index) => ({ theme, percent: PERCENTS[index] ?? null }));

/** When the pages of these tests are read. */
export const NOW = Date.parse('2026-11-23T09:00:00Z');

/** Somebody whose session is live at that time. */
export function signedIn(change: Partial<UserData>): UserData {
  const user = aUser(change);
  return { ...user, token: aToken({ user_data: user, exp: NOW / 1000 + 3600 }) };
}

/** A soap maker whose submitted assessment waits for a reviewer since 20 November 2026. */
export const aReportRow = (change: Partial<ReportRow> = {}): ReportRow => ({
  application: 41,
  user_id: 12,
  name: 'Lake Basin Soaps',
  category: 'Beauty & self-care',
  county: '042',
  state: 'submitted',
  state_since: '2026-11-20T09:00:00.000Z',
  submitted_at: '2026-11-20T09:00:00.000Z',
  questionnaire_version: '2026-11',
  total: 61.28,
  basic_percent: 70,
  level: 'Sapling',
  completion: 96,
  themes,
  clearance: 'cleared',
  clearance_override: null,
  red_flags: 0,
  amber_flags: 2,
  previous: null,
  ...change,
});

export const aComparison = (change: Partial<ReportComparison> = {}): ReportComparison => {
  const side = {
    submitted_at: '2026-11-20T09:00:00.000Z',
    questionnaire_version: '2026-11',
    total: 61.28,
    basic_percent: 70,
    level: 'Sapling',
    themes,
  } as const;
  return {
    name: 'Lake Basin Soaps',
    before: {
      ...side,
      application: 7,
      submitted_at: '2025-11-12T09:00:00.000Z',
      total: 55.5,
      level: 'Sprout',
      themes: themes.map((entry) => ({ ...entry, percent: entry.percent && entry.percent + 1 })),
    },
    after: { ...side, application: 41, themes },
    changes: [
      {
        question: 106,
        code: 'BD6',
        text: 'What percentage of your managers are women?',
        before: '60%',
        after: '',
        earned_before: null,
        earned_after: null,
      },
    ],
    ...change,
  };
};
