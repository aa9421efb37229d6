import type { GridLocaleText } from '@mui/x-data-grid';
import { t } from '../../../../domain/language';

/** What the table itself says, of that which these pages show. */
export const gridTexts = (): Partial<GridLocaleText> => ({
  noRowsLabel: t('No rows'),
  noResultsOverlayLabel: t('No results found.'),
  noColumnsOverlayLabel: t('No columns'),
  noColumnsOverlayManageColumns: t('Manage columns'),
  columnsManagementSearchTitle: t('Search'),
  columnsManagementDeleteIconLabel: t('Clear'),
  columnsManagementNoColumns: t('No columns'),
  columnsManagementShowHideAllText: t('Show/Hide All'),
  columnsManagementReset: t('Reset'),
  columnHeaderSortIconLabel: t('Sort'),
});
