import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import type { ProofDocument } from '../../../domain/contract/proof';
import { longDate } from '../../../domain/longDate';

const PDF = 'application/pdf';

const Picture = styled('img')({ maxWidth: '100%', height: 'auto', backgroundColor: '#FFFFFF' });

const dayText = (day: string): string => longDate(day) ?? day;

export const ProofDates = ({ dated_on, expires_on }: ProofDocument) => (
  <p>
    {t('Dated {date}.', { date: dayText(dated_on) })}{' '}
    {expires_on === null
      ? t('It does not expire.')
      : t('It expires on {date}.', { date: dayText(expires_on) })}
  </p>
);

/** A document of proof: a picture to look at, or a PDF to save. `file` is a data URL. */
export function ProofFile({ proof, file }: { proof: ProofDocument; file: string }) {
  if (proof.encoding_format !== PDF) return <Picture src={file} alt={proof.name} />;
  return (
    <Button component="a" href={file} download={`${proof.name}.pdf`} variant="contained">
      {t('Save the PDF')}
    </Button>
  );
}
