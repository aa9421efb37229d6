import Button from '@mui/material/Button';
import { t } from '../../../../domain/language';
import { ActingBar } from '../../../ui/ActingBar';

interface Props {
  business: string;
  isEditing: boolean;
  /** There is something that its owner could do now. */
  canEdit: boolean;
  backTo: string;
  onEdit: () => void;
  onStop: () => void;
}

/** Shows an admin on every page which business the assessment belongs to. */
export function ActingBanner({ business, isEditing, canEdit, backTo, onEdit, onStop }: Props) {
  return (
    <ActingBar backTo={backTo}>
      <p>
        {isEditing
          ? t('You are editing on behalf of {business}. Every change is recorded with your name.', {
              business,
            })
          : t('You are looking at the assessment of {business}.', { business })}
      </p>
      {!isEditing && canEdit && (
        <Button variant="outlined" color="inherit" size="small" onClick={onEdit}>
          {t('Edit on their behalf')}
        </Button>
      )}
      {isEditing && (
        <Button variant="outlined" color="inherit" size="small" onClick={onStop}>
          {t('Stop editing')}
        </Button>
      )}
    </ActingBar>
  );
}
