import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { MemberRow } from '../../../../../domain/contract/admin/members';
import { ACT_TEXTS, actsOn, nameOf, type MemberActs } from '../acts';

interface Props extends MemberActs {
  row: MemberRow;
  tabIndex?: 0 | -1;
}

/** What can be done about one account, behind one button; nothing about one's own. */
export function MemberMenu({ row, ownId, onAct, tabIndex = 0 }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (row.user_id === ownId) return 'You';
  const label = `Actions for ${nameOf(row)}`;
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
        Actions
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {actsOn(row).map((act) => (
          <MenuItem
            key={act}
            onClick={() => {
              close();
              onAct(act, row);
            }}
          >
            {ACT_TEXTS[act].label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
