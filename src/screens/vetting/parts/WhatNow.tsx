import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { useApplication } from '../../../actors/vetting';
import { applicationRow } from '../../../../domain/vetting/applicationStates';
import { useVettingLinks } from '../useVettingLinks';
import { ReviewerNote } from './ReviewerNote';
import { Titled } from './Titled';

/** What follows a submission: who reads it, how long it takes, what can be done meanwhile. */
export function WhatNow({ outlook }: { outlook: ReactNode }) {
  const { application } = useApplication();
  const links = useVettingLinks();
  const { phase, owner } = applicationRow(application);
  return (
    <>
      <Titled title={t(owner.title)}>
        <div role="status">
          <Typography>{t(owner.text)}</Typography>
          <Typography>{t(owner.next)}</Typography>
        </div>
        {outlook}
        {phase === 'review' && (
          <Typography sx={{ mt: 1 }}>
            {t(
              'Meanwhile you can read your report, save a draft file of your answers and keep your public profile up to date. You find the decision and its reason on the page of your assessment.',
            )}
          </Typography>
        )}
        <ul>
          <li>
            <Link component={RouterLink} to={links.start}>
              {t('Status of my application')}
            </Link>
          </li>
          <li>
            <Link component={RouterLink} to={links.report}>
              {t('See the report')}
            </Link>
          </li>
        </ul>
      </Titled>
      <ReviewerNote />
    </>
  );
}
