import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useGetListingOverviewQuery } from '../../../api/directoryApi';
import { Announcements } from './Announcements';
import { Featured } from './Featured';
import { NextEvent } from './NextEvent';
import { Perks } from './Perks';
import { Pillars } from './Pillars';
import { Purpose } from './Purpose';
import { ThemeList } from './ThemeList';

/** A phone shows each part in about half a screen. */
const Parts = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    '& h2': { fontSize: theme.typography.h3.fontSize },
    '& > section': {
      paddingBlock: theme.spacing(2),
      containIntrinsicBlockSize: 'auto 360px',
      '& > div > div:first-of-type': {
        columnGap: theme.spacing(1),
        marginBottom: theme.spacing(1.5),
        '& p': { marginTop: theme.spacing(0.5), fontSize: theme.typography.body1.fontSize },
      },
    },
  },
}));

/**
 * What the first screen does not show; of all that can be pressed, it has links and texts to open alone. Only
 * where the server did not render it can the businesses be missing, with a button to try again.
 */
export default function BelowTheFold(): ReactNode {
  const { data: overview = null, isFetching, refetch } = useGetListingOverviewQuery();
  return (
    <Parts>
      <Announcements />
      <Featured
        overview={overview}
        hasFailed={!overview && !isFetching}
        onRetry={() => void refetch()}
      />
      <NextEvent />
      <Purpose />
      <Pillars />
      <ThemeList overview={overview} />
      <Perks />
    </Parts>
  );
}
