import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plural, t } from '../../../../../../domain/language';
import { SlowWrite } from '../../../../../ui/SlowWrite';
import type { PendingPhoto } from './usePhotoQueue';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: theme.spacing(1, 1.5),
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
}));

interface Props {
  pending: readonly PendingPhoto[];
  onRetry: (photo: PendingPhoto) => void;
  onDrop: (photo: PendingPhoto) => void;
}

/** The photos that are being sent, and those that could not be. */
export function PendingPhotos({ pending, onRetry, onDrop }: Props) {
  const sending = pending.filter(({ fault }) => fault === null);
  const failed = pending.filter(({ fault }) => fault !== null);
  return (
    <>
      <div role="status">
        {sending.length > 0 && (
          <>
            {plural(sending.length, 'Sending # photo…', 'Sending # photos…')}
            <LinearProgress aria-hidden />
          </>
        )}
      </div>
      {sending.length > 0 && <SlowWrite />}
      {failed.length > 0 && (
        <List aria-label={t('Photos that were not sent')}>
          {failed.map((photo) => (
            <li key={photo.key}>
              <Typography variant="body2">{photo.file.name}</Typography>
              <FormHelperText error role="alert">
                {photo.fault}
              </FormHelperText>
              {photo.canRetry && (
                <Button
                  size="small"
                  aria-label={t('Send {name} again', { name: photo.file.name })}
                  onClick={() => onRetry(photo)}
                >
                  {t('Try again')}
                </Button>
              )}
              <Button
                size="small"
                aria-label={t('Leave out {name}', { name: photo.file.name })}
                onClick={() => onDrop(photo)}
              >
                {t('Leave it out')}
              </Button>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
