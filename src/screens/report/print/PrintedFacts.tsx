import { t } from '../../../../domain/language';
import { APPLICATION_STATE } from '../../../../domain/vetting/applicationStates';
import { useConfig } from '../../../config';
import { REVIEW_NOTE } from '../../../content/levels';
import { usePaths } from '../../../paths';
import { dateText } from '../../../ui/format';
import { rich } from '../../../ui/rich';
import { validity } from '../parts/ReportHead';
import { reportedAt, type ReportData } from '../reportData';

/** How long the result is valid, where everybody can see it, and how it is to be read. */
export function PrintedFacts({ data }: { data: ReportData }) {
  const paths = usePaths();
  const { publicUrl } = useConfig();
  const { report, assessment } = data;
  const { result_code, application } = report;
  const state = t(APPLICATION_STATE[application?.state ?? 'draft'].name);
  const reported = reportedAt(report);
  const date = reported && dateText(reported);
  const dated = application?.submitted_at
    ? t('Submitted on {date}.', { date: date ?? '' })
    : t('Last answer on {date}.', { date: date ?? '' });
  const version = assessment.receipt.questionnaire_version;
  const origin = publicUrl || window.location.origin;
  const address = result_code === null ? null : origin + paths.result(result_code);
  return (
    <>
      <p>
        {[
          validity(report),
          t('Application: {state}.', { state }),
          ...(date ? [dated] : []),
          t('Questionnaire {version}.', { version }),
        ].join(' ')}
      </p>
      {address !== null && (
        <p>
          {rich(
            'Everybody can see this result at <link>{address}</link>',
            { link: (inner) => <a href={address}>{inner}</a> },
            { address },
          )}
        </p>
      )}
      <p>{t(REVIEW_NOTE)}</p>
    </>
  );
}
