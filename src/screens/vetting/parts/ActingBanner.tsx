import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  top: 64,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1, 2),
  color: theme.vars.palette.accent.contrastText,
  backgroundColor: theme.vars.palette.accent.main,
  [theme.breakpoints.up('md')]: { top: 72 },
  '& p': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}));

interface Props {
  business: string;
  isEditing: boolean;
  /** The state of the application lets its answers be changed. */
  canEdit: boolean;
  onEdit: () => void;
  onStop: () => void;
}

/** Tells an admin all the time whose assessment this is. */
export function ActingBanner({ business, isEditing, canEdit, onEdit, onStop }: Props) {
  return (
    <Bar aria-label="Acting for a business">
      <p>
        {isEditing
          ? `You are editing on behalf of ${business}. Every change is recorded with your name.`
          : `You are looking at the assessment of ${business}.`}
      </p>
      {!isEditing && canEdit && (
        <Button variant="outlined" color="inherit" size="small" onClick={onEdit}>
          Edit on their behalf
        </Button>
      )}
      {isEditing && (
        <Button variant="outlined" color="inherit" size="small" onClick={onStop}>
          Stop editing
        </Button>
      )}
    </Bar>
  );
}
