import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { VettingReport } from '../../domain/contract/assessment';
import type {
  VettingCategoryEntry,
  VettingData,
  VettingQuestionEntry,
} from '../../domain/contract/vetting';
import { QUESTIONNAIRE } from '../../domain/vetting/questionnaire';
import { replay } from '../../domain/vetting/receipt';
import { assess } from '../../domain/vetting/score';
import { anyAnswers } from '../../domain/vetting/testing/samples';
import { createAssessmentReader } from '../../src/app/wiring/vetting/assessment';
import { arithmeticOf } from '../../src/screens/report/scoring';
import { vettingResponses } from '../db/schema/vetting';
import { bodyOf, serverForTests } from './testApp';
import { joinAsBusiness, putApplication, putListing, writeAnswers } from './vetting';

const server = serverForTests();

/** Answer sets, each through the whole way: database, calls, what the pages make of them. */
const SETS = fc.sample(anyAnswers(QUESTIONNAIRE), { numRuns: 1000, seed: 2026 });

test('gives the same score in form, report and server for a thousand sets of answers', async () => {
  const { token, user_id } = await joinAsBusiness(server(), 'tujenge');
  await putListing(server(), user_id, { category: 'Waste' });
  const application = await putApplication(server(), user_id, 'in_progress', {});
  const read = async <T>(path: string) => bodyOf<T>(await server().get(path, token));
  const categories = await read<VettingCategoryEntry[]>('vet/categories/');
  const questions = await read<VettingQuestionEntry[]>('vet/questions/');
  const readForm = createAssessmentReader();
  const circumstances = { category: 'Waste', isFinal: false, isChecked: false } as const;
  const totals = new Set<number | null>();

  for (const answers of SETS) {
    const { db } = server().app;
    await db.delete(vettingResponses).where(eq(vettingResponses.application_id, application));
    await writeAnswers(server(), application, answers);
    const [[data], { assessment, responses }] = await Promise.all([
      read<VettingData[]>('vet/vetting-data/'),
      read<VettingReport>('vet/report/'),
    ]);
    if (!assessment || !data) throw new Error('nothing is answered');

    const form = readForm(
      { categories, questions, responses, isCleared: false, application: null, isUnknown: false },
      [],
    );
    expect(assess(form.questionnaire, form.answers, circumstances)).toEqual(assessment);
    expect(form.progress).toEqual(data.data);
    expect(assessment.progress).toEqual(data.data);
    const again = replay(assessment.receipt, form.questionnaire.categories, circumstances.category);
    expect(again.total).toBe(assessment.total);
    const { sum, weight } = arithmeticOf(assessment);
    if (assessment.total === null) expect(weight).toBe(0);
    else expect(sum / weight).toBeCloseTo(assessment.total, 10);
    totals.add(assessment.total);
  }
  expect(SETS).toHaveLength(1000);
  expect(totals.size).toBeGreaterThan(500);
}, 300_000);
