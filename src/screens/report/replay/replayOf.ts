import { language } from '../../../../domain/language';
import { QUESTIONNAIRE } from '../../../../domain/vetting/questionnaire';
import {
  MOST_REPORT_BYTES,
  readReportFile,
  type ReportFileFault,
} from '../../../../domain/vetting/readReportFile';
import { replayReport, type Difference } from '../../../../domain/vetting/replayReport';
import type { Questionnaire } from '../../../../domain/vetting/types';
import { readPresets, type ScoreData } from '../reportData';

/** A report that was calculated again. */
export interface Replay {
  business: string;
  exportedAt: string;
  data: ScoreData;
  differences: readonly Difference[];
  hasOtherWeights: boolean;
}

/** The questions as the reader sees them; in English where those of another language cannot be loaded. */
async function shownQuestionnaire(): Promise<Questionnaire> {
  if (language() === 'en') return QUESTIONNAIRE;
  try {
    const { QUESTIONNAIRES } = await import('../../../../domain/vetting/questions/translate');
    return QUESTIONNAIRES[language()];
  } catch {
    return QUESTIONNAIRE;
  }
}

/** Reads the file of a report on this device and calculates its score again, or says what is wrong with it. */
export async function replayOf(chosen: File): Promise<Replay | { fault: ReportFileFault }> {
  if (chosen.size > MOST_REPORT_BYTES) return { fault: 'too_large' };
  let text: string;
  try {
    text = await chosen.text();
  } catch {
    // It was moved or changed since it was chosen.
    return { fault: 'damaged' };
  }
  const read = readReportFile(text, QUESTIONNAIRE);
  if ('fault' in read) return read;
  const { business, exported_at } = read.file;
  const { answers, assessment, differences, hasOtherWeights } = replayReport(
    QUESTIONNAIRE,
    read.file,
  );
  const shown = await shownQuestionnaire();
  const { questions } = shown;
  return {
    business: business.name,
    exportedAt: exported_at,
    data: {
      assessment,
      questions: new Map(questions.map((question) => [question.id, question])),
      responses: new Map(
        questions.flatMap(({ id }) => {
          const answer = answers[id];
          return answer ? [[id, answer]] : [];
        }),
      ),
      presets: readPresets(shown, answers),
    },
    differences,
    hasOtherWeights,
  };
}
