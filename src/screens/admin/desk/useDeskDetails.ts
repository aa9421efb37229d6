import { useMemo } from 'react';
import {
  answersThatMatter,
  type AnswerThatMatters,
} from '../../../../domain/vetting/answersThatMatter';
import { hasVersionBefore } from '../../../../domain/vetting/hasVersionBefore';
import type { VettingReport } from '../../../../domain/contract/assessment';
import type { Application } from '../../../../domain/contract/vetting';
import { useGetReportComparisonQuery } from '../../../api/admin/reportsAdminApi';
import {
  useGetApplicationQuery,
  useGetVettingReportQuery,
  useListVettingQuestionsQuery,
} from '../../../api/vettingApi';

/** Seconds for which what was fetched ahead is new enough. */
const FRESH_SECONDS = 15;

const NOTHING: AnswerThatMatters[] = [];

export interface DeskDetails {
  application: Application;
  report: VettingReport;
  matters: readonly AnswerThatMatters[];
  /** The answers before the present ones are there, or there are none. */
  hasChanges: boolean;
  /** Texts of the questions by id. */
  texts: ReadonlyMap<number, string>;
}

/** The chosen application with its report; `business` is known when the list has it. */
export function useDeskDetails(id: number | null, business: number | null) {
  const skip = id === null;
  const fresh = { refetchOnMountOrArgChange: FRESH_SECONDS };
  const application = useGetApplicationQuery(id ?? 0, { skip, ...fresh });
  const user = business ?? application.currentData?.user ?? null;
  const report = useGetVettingReportQuery(user ?? 0, { skip: skip || user === null, ...fresh });
  const questions = useListVettingQuestionsQuery(undefined, { skip });
  const known = report.currentData ?? null;
  const hasBefore = known !== null && hasVersionBefore(known);
  const comparison = useGetReportComparisonQuery(id ?? 0, { skip: skip || !hasBefore, ...fresh });
  const changes = comparison.currentData?.changes;
  const matters = useMemo(
    () =>
      known && questions.data ? answersThatMatter(known, questions.data, changes ?? []) : null,
    [known, questions.data, changes],
  );
  const texts = useMemo(
    () => new Map((questions.data ?? []).map((question) => [question.id, question.text])),
    [questions.data],
  );
  const shown = application.currentData ?? null;
  const failed = [application, report, questions].find(
    ({ isError, isFetching }) => isError && !isFetching,
  );
  const details: DeskDetails | null =
    shown && known && matters
      ? {
          application: shown,
          report: known,
          matters,
          hasChanges: !hasBefore || changes !== undefined,
          texts,
        }
      : null;
  return {
    details,
    matters: matters ?? NOTHING,
    hasFailed: failed !== undefined,
    retry: () => void (failed ?? application).refetch(),
  };
}
