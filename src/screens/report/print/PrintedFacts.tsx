import { APPLICATION_STATE } from '../../../../domain/vetting/applicationStates';
import { useConfig } from '../../../config';
import { REVIEW_NOTE } from '../../../content/levels';
import { usePaths } from '../../../paths';
import { dateText } from '../../../ui/format';
import { validity } from '../parts/ReportHead';
import { reportedAt, type ReportData } from '../reportData';

/** How long the result is valid, where everybody can see it, and how it is to be read. */
export function PrintedFacts({ data }: { data: ReportData }) {
  const paths = usePaths();
  const { publicUrl } = useConfig();
  const { report, assessment } = data;
  const { result_code, application } = report;
  const state = APPLICATION_STATE[application?.state ?? 'draft'].name;
  const date = reportedAt(report);
  const dated = application?.submitted_at ? 'Submitted on' : 'Last answer on';
  const origin = publicUrl || window.location.origin;
  const address = result_code === null ? null : origin + paths.result(result_code);
  return (
    <>
      <p>
        {validity(report)} Application: {state}. {date && `${dated} ${dateText(date)}. `}
        Questionnaire {assessment.receipt.questionnaire_version}.
      </p>
      {address !== null && (
        <p>
          Everybody can see this result at <a href={address}>{address}</a>
        </p>
      )}
      <p>{REVIEW_NOTE}</p>
    </>
  );
}
