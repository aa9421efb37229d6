import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';
import { useId, useState } from 'react';
import type { MemberRow } from '../../../../../domain/contract/admin/members';
import { ACT_TEXTS, actsOn, nameOf, type MemberActs } from '../acts';

interface Props extends MemberActs {
  row: MemberRow;
  tabIndex?: 0 | -1;
}

/** What can be done about one account; nothing about one's own. */
export function MemberMenu({ row, ownId, onAct, tabIndex = 0 }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (row.user_id === ownId) return 'You';
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={`Actions for ${nameOf(row)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        tabIndex={tabIndex}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
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
