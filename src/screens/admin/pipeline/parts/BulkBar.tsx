import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { plural, t } from '../../../../../domain/language';
import { LARGEST_BULK, type PipelineCard } from '../../../../../domain/contract/admin/pipeline';
import { moveOf } from '../../application/moves';
import { bulkActions, type BulkAction } from '../bulkActions';

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  borderTop: `3px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& p': { margin: 0, marginInlineEnd: theme.spacing(1), fontWeight: 600 },
}));

interface Props {
  cards: readonly PipelineCard[];
  onAction: (action: BulkAction) => void;
  onClear: () => void;
}

/** What can be done with the selected cards together. */
export function BulkBar({ cards, onAction, onClear }: Props) {
  const isTooMany = cards.length > LARGEST_BULK;
  return (
    <Bar aria-label={t('Selected applications')}>
      <p role="status">
        {plural(cards.length, '# application selected', '# applications selected')}
      </p>
      {isTooMany ? (
        <span>{t('At most {count} can be decided together.', { count: LARGEST_BULK })}</span>
      ) : (
        bulkActions(cards).map((action) => (
          <Button
            key={action.event}
            variant="outlined"
            size="small"
            onClick={() => onAction(action)}
          >
            {moveOf(action.event)?.label} ({action.takes.length})
          </Button>
        ))
      )}
      <Button variant="text" size="small" onClick={onClear}>
        {t('Clear the selection')}
      </Button>
    </Bar>
  );
}
