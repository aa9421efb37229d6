import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { t } from '../../../../../domain/language';
import { deskView } from '../../../../../domain/vetting/deskViews';
import { pagesOf } from '../../../../../domain/contract/page';
import { EmptyState } from '../../../../ui/EmptyState';
import { ErrorState } from '../../../../ui/ErrorState';
import { Pager } from '../../../../ui/Pager';
import { SkeletonBlock } from '../../../../ui/SkeletonBlock';
import { SlowNotice } from '../../../../ui/SlowNotice';
import { isNarrowed, writeDesk, type DeskAddress } from '../deskAddress';
import type { DeskList } from '../useDeskList';
import { DeskItem } from './DeskItem';

const Rows = styled('div')(({ theme }) => ({
  minHeight: 0,
  overflowY: 'auto',
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& nav ol': { padding: theme.spacing(0.5, 1) },
}));

interface Props {
  list: DeskList;
  address: DeskAddress;
  now: number;
}

/** The applications of the view, or why there are none. */
export function DeskRows({ list, address, now }: Props) {
  const { found, problem, retry, isLoading } = list;
  const frame = useRef<HTMLDivElement>(null);
  const { application } = address;
  useEffect(() => {
    frame.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [application, found]);
  if (!found) {
    return problem ? (
      <ErrorState
        message={t('The applications could not be loaded. {problem}', { problem })}
        onRetry={retry}
      />
    ) : (
      <div role="status" aria-label={t('Loading the applications')}>
        <SlowNotice onRetry={retry} />
        <SkeletonBlock sx={{ height: 320, m: 1 }} />
      </div>
    );
  }
  const { results } = found;
  return (
    <Rows ref={frame} aria-busy={isLoading}>
      {problem && (
        <ErrorState
          message={t('The list may be out of date. {problem}', { problem })}
          onRetry={retry}
        />
      )}
      {results.length === 0 && (
        <EmptyState title={isNarrowed(address) ? t('No application matches') : t('Nothing here')}>
          {isNarrowed(address)
            ? t('Try fewer words, another category or another view.')
            : deskView(address.view).empty}
        </EmptyState>
      )}
      <ol>
        {results.map((row) => (
          <DeskItem
            key={row.application}
            row={row}
            now={now}
            isChosen={row.application === application}
            search={writeDesk({ ...address, application: row.application })}
          />
        ))}
      </ol>
      <Pager
        label={t('Pages of the list')}
        pages={pagesOf(found)}
        searchOf={(page) => writeDesk({ ...address, page })}
      />
    </Rows>
  );
}
