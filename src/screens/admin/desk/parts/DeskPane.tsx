import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { t } from '../../../../../domain/language';
import { EmptyState } from '../../../../ui/EmptyState';
import { ErrorState } from '../../../../ui/ErrorState';
import { SkeletonBlock } from '../../../../ui/SkeletonBlock';
import { SlowNotice } from '../../../../ui/SlowNotice';
import type { useDeskDetails } from '../useDeskDetails';
import { DeskApplication } from './DeskApplication';

interface Props extends Omit<ComponentProps<typeof DeskApplication>, 'details'> {
  /** The application that the address names. */
  application: number | null;
  state: ReturnType<typeof useDeskDetails>;
}

/** The right side of the desk: the chosen application, or why there is none. */
export function DeskPane({ application, state, ...rest }: Props) {
  const { details, hasFailed, retry } = state;
  if (application === null) {
    return (
      <EmptyState title={t('No application is open')}>
        <Typography>
          {rest.hasKeys
            ? t('Choose one from the list, or press j for the first.')
            : t('Choose one from the list.')}
        </Typography>
      </EmptyState>
    );
  }
  if (details) return <DeskApplication details={details} {...rest} />;
  return hasFailed ? (
    <ErrorState message={t('This application could not be loaded.')} onRetry={retry} />
  ) : (
    <>
      {rest.ways}
      <SlowNotice onRetry={retry} />
      <div role="status" aria-label={t('Loading the application')}>
        <SkeletonBlock sx={{ height: 120, mb: 2 }} />
        <SkeletonBlock sx={{ height: 240 }} />
      </div>
    </>
  );
}
