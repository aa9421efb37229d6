import { styled } from '@mui/material/styles';
import { use } from 'react';
import type { Event } from '../../../../../domain/contract/event';
import type { Resource } from '../../../../../domain/contract/resource';
import { ClockContext } from '../../../../clock';
import { isOver } from '../../../../../domain/calendar';
import { EventArticle } from '../../../../entities/event/EventArticle';
import { ResourceArticle } from '../../../../entities/resource/ResourceArticle';

const Sheet = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: 14,
  border: `1px dashed ${theme.vars.palette.control}`,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
}));

export type ShownPost = { kind: 'resource'; post: Resource } | { kind: 'event'; post: Event };

/** The post as the public sees it. */
export function PostPreview({ shown }: { shown: ShownPost }) {
  const now = use(ClockContext);
  return (
    <Sheet>
      {shown.kind === 'resource' ? (
        <ResourceArticle resource={shown.post} />
      ) : (
        <EventArticle event={shown.post} isOver={isOver(shown.post, now())} />
      )}
    </Sheet>
  );
}
