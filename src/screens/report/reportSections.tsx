import type { ReactNode } from 'react';
import { msg, t } from '../../../domain/language';
import { hasVersionBefore } from '../../../domain/vetting/hasVersionBefore';
import { countText } from '../../ui/format';
import { isStepAnchor } from './assessmentLinks';
import { AnswerChanges } from './parts/AnswerChanges';
import { Badges } from './parts/Badges';
import { Comparison } from './parts/Comparison';
import { EarlierAssessments } from './parts/EarlierAssessments';
import { LevelReasons } from './parts/LevelReasons';
import { MissingForListing } from './parts/MissingForListing';
import { NextSteps } from './parts/NextSteps';
import { QuestionLink } from './parts/QuestionLink';
import { Receipt } from './parts/Receipt';
import { ReportFacts } from './parts/ReportFacts';
import type { ReportData } from './reportData';

interface ReportSection {
  id: string;
  /** To be translated where it is shown. */
  title: string;
  /** What is inside, in a few words. */
  hint?: (data: ReportData) => string;
  /** Whether an anchor is inside. */
  holds?: (anchor: string) => boolean;
  /** Whether there is anything in it for this business; unless it says so, there is. */
  isThere?: (data: ReportData) => boolean;
  /** It is loaded when it is opened, so it is not on paper. */
  isLoaded?: true;
  show: (data: ReportData) => ReactNode;
}

/** What the report has besides its first pages: folded on the screen, and the appendix on paper. */
const REPORT_SECTIONS: readonly ReportSection[] = [
  {
    id: 'listing',
    title: msg('What is missing for a listing'),
    hint: ({ report }) =>
      report.missing_for_listing.length === 0
        ? t('Nothing')
        : countText(report.missing_for_listing.length, 'thing'),
    show: (data) => <MissingForListing data={data} />,
  },
  {
    id: 'level',
    title: msg('Why this level'),
    hint: ({ assessment }) => (assessment.level ? t(assessment.level) : ''),
    show: (data) => (
      <LevelReasons
        data={data}
        wordsOf={(question) => <QuestionLink data={data} question={question} />}
      />
    ),
  },
  {
    id: 'steps',
    title: msg('What to do next'),
    hint: ({ report }) => countText(report.recommendations.length, 'step'),
    holds: isStepAnchor,
    show: (data) => <NextSteps data={data} />,
  },
  {
    id: 'badges',
    title: msg('Badges'),
    hint: ({ assessment: { badges } }) =>
      t('{met} of {all} met', {
        met: badges.filter(({ is_met }) => is_met).length,
        all: badges.length,
      }),
    show: (data) => <Badges data={data} />,
  },
  {
    id: 'comparison',
    title: msg('Compared with the sector'),
    show: (data) => <Comparison data={data} />,
  },
  {
    id: 'changes',
    title: msg('What changed in the answers'),
    isThere: ({ report }) => hasVersionBefore(report),
    isLoaded: true,
    show: (data) => <AnswerChanges data={data} />,
  },
  {
    id: 'history',
    title: msg('Assessments so far'),
    hint: ({ report }) => (report.earlier.length === 0 ? t('None') : String(report.earlier.length)),
    show: (data) => <EarlierAssessments data={data} />,
  },
  {
    id: 'receipt',
    title: msg('The score, point by point'),
    show: (data) => <Receipt data={data} isTrusted />,
  },
  {
    id: 'about',
    title: msg('About this report'),
    show: (data) => <ReportFacts data={data} />,
  },
];

/** Those that have something for this business. */
export const sectionsFor = (data: ReportData): readonly ReportSection[] =>
  REPORT_SECTIONS.filter(({ isThere }) => isThere?.(data) ?? true);
