import type { VettingReport } from '../../../domain/contract/assessment';
import { msg, t } from '../../../domain/language';
import { toCsv } from '../../../domain/csv';
import { slugOf } from '../../../domain/slug';
import { answerText, categoryName, questionText, type ReportData } from './reportData';
import { linesByCategory } from './scoring';
import { COUNTED_TEXTS } from './words';

/** A file name from the business and the day, without personal data. */
export function fileName(business: VettingReport['business'], now: number, end: string): string {
  const slug = business.listing_slug ?? slugOf(business.name);
  const day = new Date(now).toISOString().slice(0, 10);
  return `${['self-assessment', slug, day].filter(Boolean).join('-')}.${end}`;
}

const HEADER = [
  msg('Category'),
  msg('Code'),
  msg('Question'),
  msg('Answer'),
  msg('Evidence'),
  msg('Counted'),
  msg('Points'),
  msg('Weight'),
  msg('Earned'),
  msg('Possible'),
];

/** The receipt as a table with a row for each question. */
export const reportCsv = (data: ReportData): string =>
  toCsv(
    HEADER.map((name) => t(name)),
    linesByCategory(data.assessment).flatMap(({ category, lines }) =>
      lines.map(({ question, code, counted, points, weight, earned, possible }) => [
        categoryName(data, category),
        code,
        questionText(data, question),
        answerText(data, question),
        data.responses.get(question)?.evidence_url ?? '',
        t(COUNTED_TEXTS[counted]),
        points,
        weight,
        earned,
        possible,
      ]),
    ),
  );

/** All data of the report, as the server sent it, from which its score can be calculated again. */
export const reportJson = ({ report }: ReportData, now: number): string =>
  JSON.stringify({ exported_at: new Date(now).toISOString(), ...report }, null, 2);
