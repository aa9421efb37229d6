import { Type, type Static } from 'typebox';
import { Nullable } from './common';
import { Assessment } from './assessment';

const Answer = Type.Object({
  question: Type.Integer(),
  text: Type.String({ maxLength: 2000 }),
  selected_options: Type.Array(Type.Integer(), { maxItems: 20 }),
  evidence_url: Type.String({ maxLength: 300 }),
});

/** What of the JSON file of a report is needed to calculate its score again. */
export const ReportFile = Type.Object({
  exported_at: Type.String({ maxLength: 40 }),
  business: Type.Object({
    name: Type.String({ maxLength: 300 }),
    category: Nullable(Type.String({ maxLength: 100 })),
  }),
  assessment: Assessment,
  responses: Type.Array(Answer, { maxItems: 500 }),
});
export type ReportFile = Static<typeof ReportFile>;

/** Enough to know that a file was a report, and of which questions. */
export const ReportFileOutline = Type.Object({
  assessment: Nullable(
    Type.Object({
      receipt: Type.Object({ questionnaire_version: Type.String(), rule_version: Type.String() }),
    }),
  ),
  responses: Type.Array(Type.Unknown()),
});
