import { t } from '../../../../domain/language';
import type { ReportData } from '../reportData';

/** What is still between the business and its listing. */
export function MissingForListing({ data: { report } }: { data: ReportData }) {
  const { missing_for_listing: missing, application } = report;
  if (missing.length === 0)
    return (
      <p>
        {application?.state === 'listed'
          ? t('The business is listed in the directory.')
          : t('Nothing in the answers prevents a listing. Our team decides.')}
      </p>
    );
  return (
    <ul>
      {missing.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
