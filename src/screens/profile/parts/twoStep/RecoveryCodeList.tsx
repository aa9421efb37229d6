import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '../../../../../domain/language';
import { useConfig } from '../../../../config';
import { FormAlert } from '../../../../ui/fields/FormAlert';
import { saveFile } from '../../../../ui/saveFile';
import { Actions } from '../Section';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: 'monospace',
}));

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once: the server keeps only what proves them. */
export function RecoveryCodeList({ codes, onDone }: Props) {
  const { productSlug } = useConfig();
  return (
    <>
      <FormAlert severity="success">
        {t(
          'These are your recovery codes. Each signs you in once without your phone. They are shown only now: save them where others cannot find them.',
        )}
      </FormAlert>
      <List aria-label={t('Recovery codes')} data-hj-suppress>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Actions>
        <Button
          variant="contained"
          onClick={() =>
            saveFile(`${productSlug}-recovery-codes.txt`, `${codes.join('\n')}\n`, 'text/plain')
          }
        >
          {t('Download the Codes')}
        </Button>
        <Button variant="outlined" onClick={onDone}>
          {t('I Have Saved Them')}
        </Button>
      </Actions>
    </>
  );
}
