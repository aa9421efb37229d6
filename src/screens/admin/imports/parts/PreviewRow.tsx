import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { language, pathIn, t } from '../../../../../domain/language';
import type { ImportRow, RowChoice } from '../../../../../domain/contract/admin/imports';
import { usePaths } from '../../../../paths';
import { rich } from '../../../../ui/rich';
import { CHOICE_NAMES, choicesOf, KIND_NAMES } from '../importFile';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 3),
  alignItems: 'center',
  maxWidth: 'none',
  padding: theme.spacing(1.5, 2),
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& ul': { margin: 0, paddingLeft: theme.spacing(2.5) },
  '& a': { fontWeight: 600 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 200px' },
}));

type Twin = NonNullable<ImportRow['twin']>;

function Duplicate({ twin }: { twin: Twin }) {
  const paths = usePaths();
  const { listing_id, line, name, because, claimed, fills } = twin;
  const reasons = because.join(', ');
  return (
    <Typography variant="body2">
      {listing_id === null
        ? t('Repeats line {line} ({name}): {reasons}.', { line: line ?? '', name, reasons })
        : rich(
            'Seems to be <listing>{name} (opens in a new tab)</listing>: {reasons}.',
            {
              listing: (inner) => (
                <Link
                  href={pathIn(language(), paths.adminListing(listing_id))}
                  target="_blank"
                  rel="noreferrer"
                >
                  {inner}
                </Link>
              ),
            },
            { name, reasons },
          )}
      {claimed && ` ${t('It is claimed, so nothing is merged into it.')}`}
      {fills.length > 0 && ` ${t('Merge fills: {fields}.', { fields: fills.join(', ') })}`}
    </Typography>
  );
}

interface Props {
  row: ImportRow;
  choice: RowChoice;
  onChoose: (choice: RowChoice) => void;
}

/** One row: what it is, why, and what becomes of it. */
export function PreviewRow({ row, choice, onChoose }: Props) {
  const { line, name, place, kind, twin, faults } = row;
  const lineText = t('Line {line}', { line });
  const title = name || lineText;
  const possible = choicesOf(row);
  return (
    <Card>
      <div>
        <Typography component="h4" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[lineText, place].filter(Boolean).join(' · ')}
        </Typography>
        <Typography
          variant="body2"
          sx={{ fontWeight: 600, color: kind === 'fault' ? 'error.main' : 'text.primary' }}
        >
          {t(KIND_NAMES[kind])}
        </Typography>
        {twin && kind === 'duplicate' && <Duplicate twin={twin} />}
        {faults.length > 0 && (
          <ul>
            {faults.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{field ? `${field}: ${message}` : message}</li>
            ))}
          </ul>
        )}
      </div>
      {possible.length > 1 && (
        <NativeSelect
          input={<OutlinedInput />}
          inputProps={{ 'aria-label': t('What becomes of {title}, line {line}', { title, line }) }}
          value={choice}
          onChange={({ target }) => {
            const chosen = possible.find((each) => each === target.value);
            if (chosen) onChoose(chosen);
          }}
        >
          {possible.map((each) => (
            <option key={each} value={each}>
              {t(CHOICE_NAMES[each])}
            </option>
          ))}
        </NativeSelect>
      )}
    </Card>
  );
}
