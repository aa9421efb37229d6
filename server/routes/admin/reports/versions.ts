import type { Assessment } from '../../../../domain/contract/assessment';
import { APPLICATION_STATE } from '../../../../domain/vetting/applicationStates';
import type { Answers } from '../../../../domain/vetting/types';
import type { Db } from '../../../db/database';
import { assessmentOf, assessNow, readAssessmentInput } from '../../vetting/assessmentInput';
import { vettingRepository, type ApplicationRow } from '../../vetting/repository';

/** The answers of an application at one time, with their score. */
export interface Version {
  application: ApplicationRow;
  /** Null while they are not submitted. */
  submitted_at: Date | null;
  answers: Answers;
  assessment: Assessment;
}

/** Its answers may differ from those submitted last. */
const isOpen = ({ state }: ApplicationRow): boolean => APPLICATION_STATE[state].locked === null;

/** The answers of an application as they are now. */
export async function presentVersion(db: Db, application: ApplicationRow): Promise<Version> {
  const input = await readAssessmentInput(db, application.user_id, application);
  const submitted_at = isOpen(application) ? null : application.submitted_at;
  return { application, submitted_at, answers: input.answers, assessment: assessmentOf(input) };
}

/**
 * What was submitted before the present answers: of the same application where it was submitted
 * several times or is open again, else of `previous`, the submitted application before it.
 */
export async function versionBefore(
  db: Db,
  application: ApplicationRow,
  previous: ApplicationRow | null,
): Promise<Version | null> {
  const submissions = await vettingRepository(db).submissions(application.id);
  const { submitted_at = null, answers = null } =
    submissions.at(isOpen(application) ? -1 : -2) ?? {};
  if (answers) {
    const category = await vettingRepository(db).category(application.user_id);
    const assessment = assessNow({ answers, category, application: null }, true);
    return { application, submitted_at, answers, assessment };
  }
  return previous && presentVersion(db, previous);
}
