import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { t } from '../../../../../domain/language';
import type { PipelineCard } from '../../../../../domain/contract/admin/pipeline';
import type { ApplicationEventType } from '../../../../../domain/vetting/applicationEvents';
import { adminMoves, moveOf } from '../../application/moves';

interface Props {
  card: PipelineCard;
  button: HTMLElement;
  onMove: (card: PipelineCard, event: ApplicationEventType) => void;
  onClose: () => void;
}

/** A menu of the moves that are also possible by dragging. */
export const MovesMenu = ({ card, button, onMove, onClose }: Props) => (
  <Menu
    open
    anchorEl={button}
    onClose={onClose}
    slotProps={{
      paper: {
        role: 'region',
        'aria-label': t('What can be done with {name}', { name: card.name }),
      },
      list: { 'aria-label': t('Moves of {name}', { name: card.name }) },
    }}
  >
    {adminMoves(card.possible).map((event) => (
      <MenuItem
        key={event}
        onClick={() => {
          onClose();
          onMove(card, event);
        }}
      >
        {moveOf(event)?.label}
      </MenuItem>
    ))}
  </Menu>
);
