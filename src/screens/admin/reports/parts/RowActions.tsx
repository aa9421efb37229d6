import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../../domain/language';
import type { ReportRow } from '../../../../../domain/contract/admin/reports';
import { usePaths } from '../../../../paths';

export type RowAction = 'compare' | 'clearance';

interface Props {
  row: ReportRow;
  onAction: (action: RowAction, row: ReportRow) => void;
}

/** A menu of the actions for a report. */
export function RowActions({ row, onAction }: Props) {
  const paths = usePaths();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { user_id, application, name, previous } = row;
  const choose = (action: RowAction) => () => {
    setAnchor(null);
    onAction(action, row);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={t('Actions for {name}', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('Actions')}
      </Button>
      <Menu
        anchorEl={anchor}
        container={anchor?.closest('main') ?? null}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('Actions for {name}', { name }) } }}
      >
        <MenuItem component={Link} to={`${paths.report}?as_user=${user_id}`}>
          {t('Open the report')}
        </MenuItem>
        <MenuItem component={Link} to={`${paths.vetting}?as_user=${user_id}`}>
          {t('Open the answers')}
        </MenuItem>
        <MenuItem component={Link} to={`${paths.adminProgress}?application=${application}`}>
          {t('Show in the pipeline')}
        </MenuItem>
        {previous !== null && (
          <MenuItem onClick={choose('compare')}>{t('Compare with the one before')}</MenuItem>
        )}
        <MenuItem onClick={choose('clearance')}>{t('Decide on the clearance')}</MenuItem>
      </Menu>
    </>
  );
}
