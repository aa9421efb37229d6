import { msg, t } from '../../../domain/language';
import type { Listing } from '../../../domain/contract/listing';
import { isRefused, readFailure } from '../../api/failure';
import { problemOf } from '../../api/reasonOf';
import { useCreateReportMutation } from '../../api/reportsApi';
import { ReportButton } from '../../entities/report/ReportButton';
import type { Problem } from '../../ui/fields/FormAlert';
import type { SentReport } from '../../entities/report/reportValues';

const TOO_MANY = msg('Too many reports came from this connection. Please try again later.');
const NOT_SENT = msg('Your report was not sent. Please check your connection and try again.');

/** The message when a report was refused or did not arrive. */
function problemWith(error: unknown): Problem {
  const failure = readFailure(error);
  const { status, fields, retryAfter: wait } = failure;
  if (status === 429) return { text: t(TOO_MANY), wait };
  const [message] = Object.values(fields).flat();
  if (status === null && !failure.isGivenUp) return { text: t(NOT_SENT), wait };
  return message && isRefused(failure) ? { text: message, wait } : problemOf(failure);
}

export function ReportListing({ listing }: { listing: Listing }) {
  const [createReport] = useCreateReportMutation();
  const send = async (report: SentReport) => {
    const subject_id = listing.listing_id;
    try {
      await createReport({ subject: 'listing', subject_id, ...report }).unwrap();
      return null;
    } catch (error) {
      return problemWith(error);
    }
  };
  return (
    <ReportButton about={listing.name} onSend={send}>
      {t('Report this listing')}
    </ReportButton>
  );
}
