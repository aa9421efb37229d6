import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { t } from '../../../../../domain/language';
import type { MemberRow } from '../../../../../domain/contract/admin/members';
import { ACTION_TEXTS, actionsFor, memberName, type MemberActionProps } from '../memberActions';

interface Props extends MemberActionProps {
  row: MemberRow;
  tabIndex?: 0 | -1;
}

/** A menu of the actions for an account; the viewer’s own has none. */
export function MemberMenu({ row, ownId, mayManage, onAction, tabIndex = 0 }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const actions = actionsFor(row, mayManage);
  if (row.user_id === ownId) return t('You');
  if (actions.length === 0) return '–';
  const label = t('Actions for {name}', { name: memberName(row) });
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        tabIndex={tabIndex}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('Actions')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              close();
              onAction(action, row);
            }}
          >
            {t(ACTION_TEXTS[action].label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
