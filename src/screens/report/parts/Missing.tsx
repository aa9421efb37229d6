import { TextSection } from '../../../ui/TextSection';
import type { ReportData } from '../reportData';

/** The way from here to a place in the directory. */
export function Missing({ data: { report } }: { data: ReportData }) {
  const { missing_for_listing: missing, application } = report;
  const isListed = application?.state === 'listed';
  return (
    <TextSection title="What is missing for a listing" id="listing">
      {missing.length === 0 ? (
        <p>
          {isListed
            ? 'The business is listed in the directory.'
            : 'Nothing in the answers prevents a listing. Our team decides.'}
        </p>
      ) : (
        <ul>
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </TextSection>
  );
}
