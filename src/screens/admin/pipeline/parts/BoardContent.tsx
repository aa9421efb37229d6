import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plural, t } from '../../../../../domain/language';
import {
  type ApplicationState,
  APPLICATION_STATE,
} from '../../../../../domain/vetting/applicationStates';
import { SkeletonBlock } from '../../../../ui/SkeletonBlock';
import { EmptyState } from '../../../../ui/EmptyState';
import { ErrorState } from '../../../../ui/ErrorState';
import { FilterSelect } from '../../../../ui/FilterSelect';
import { SlowNotice } from '../../../../ui/SlowNotice';
import { countText } from '../../../../ui/format';
import type { BoardState } from '../useBoard';
import { Board, type BoardProps } from './Board';

interface Props extends Omit<BoardProps, 'columns' | 'only'> {
  board: BoardState;
  /** The column that a phone shows. */
  state: ApplicationState;
  isFiltered: boolean;
  onState: (state: ApplicationState) => void;
}

function Loading({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <SlowNotice onRetry={onRetry} />
      <div role="status" aria-label={t('Loading the board')}>
        <SkeletonBlock sx={{ height: 320 }} />
      </div>
    </>
  );
}

/** The board, or its loading, empty or error state. */
export function BoardContent({ board, state, isFiltered, onState, ...rest }: Props) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const { columns, count, problem, retry } = board;
  if (!columns) {
    return problem ? (
      <ErrorState
        message={t('The board could not be loaded. {problem}', { problem })}
        onRetry={retry}
      />
    ) : (
      <Loading onRetry={retry} />
    );
  }
  return (
    <>
      {problem && (
        <ErrorState
          message={t('The board may be out of date. {problem}', { problem })}
          onRetry={retry}
        />
      )}
      <Typography role="status" sx={{ mb: 0.5 }}>
        {isFiltered
          ? plural(count, '# application match', '# applications match')
          : countText(count, 'application')}
      </Typography>
      {count === 0 ? (
        <EmptyState title={isFiltered ? t('No application matches') : t('No application yet')}>
          {isFiltered
            ? t('Try fewer words or clear the filters.')
            : t('An application appears here once a business gives its first answer.')}
        </EmptyState>
      ) : (
        <>
          {isPhone && (
            <FilterSelect
              label={t('Column')}
              value={state}
              options={columns.map((column) => ({
                value: column.state,
                label: `${t(APPLICATION_STATE[column.state].name)} (${column.count})`,
              }))}
              onChange={(chosen) => {
                const column = columns.find((each) => each.state === chosen);
                if (column) onState(column.state);
              }}
            />
          )}
          <Board {...rest} columns={columns} only={isPhone ? state : null} />
        </>
      )}
    </>
  );
}
