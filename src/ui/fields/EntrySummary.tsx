import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { t } from '../../../domain/language';
import { useFileAddress } from '../fileAddress';

/** What the list says of an entry. */
export interface EntryTexts {
  title: string;
  text: string;
  /** `content_url` of its picture, or empty. */
  picture: string;
}

interface Props {
  id: string;
  /** Such as "product 2". */
  name: string;
  /** Null for an entry that breaks a rule, of which no more than its title is known. */
  entry: Pick<EntryTexts, 'title' | 'picture'> & { text: string | null };
  isFirst: boolean;
  isLast: boolean;
  /** A picture is being sent, whose place must not change. */
  isSending: boolean;
  onEdit: () => void;
  /** By one place: -1 is earlier. */
  onMove: (by: -1 | 1, button: HTMLElement) => void;
  onRemove: () => void;
}

/** An entry in the list of a form, with what can be done with it. */
export function EntrySummary(props: Props) {
  const { id, name, entry, isFirst, isLast, isSending, onEdit, onMove, onRemove } = props;
  const address = useFileAddress()(entry.picture);
  const move =
    (by: -1 | 1) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) =>
      onMove(by, currentTarget);
  return (
    <>
      <div className="summary">
        {address && <img src={`${address}?width=320`} alt="" width={64} height={64} />}
        <div>
          <Typography sx={{ fontWeight: 600 }}>{entry.title}</Typography>
          <Typography
            variant="body2"
            sx={{ color: entry.text === null ? 'error.main' : 'text.secondary' }}
          >
            {entry.text ?? t('Not complete yet')}
          </Typography>
        </div>
      </div>
      <div className="moves">
        <Button
          id={id}
          size="small"
          disabled={isSending}
          aria-label={t('Edit {name}', { name })}
          onClick={onEdit}
        >
          {t('Edit')}
        </Button>
        <Button
          size="small"
          disabled={isSending || isFirst}
          aria-label={t('Move {name} earlier', { name })}
          onClick={move(-1)}
        >
          {t('Earlier')}
        </Button>
        <Button
          size="small"
          disabled={isSending || isLast}
          aria-label={t('Move {name} later', { name })}
          onClick={move(1)}
        >
          {t('Later')}
        </Button>
        <Button
          size="small"
          disabled={isSending}
          aria-label={t('Remove {name}', { name })}
          onClick={onRemove}
        >
          {t('Remove')}
        </Button>
      </div>
    </>
  );
}
