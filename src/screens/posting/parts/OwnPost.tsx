import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { EventStatus } from '../../../../domain/vocabulary';
import { POST_STATES } from '../postStates';

const Item = styled('li')(({ theme }) => ({
  maxWidth: 'none',
  paddingBlock: theme.spacing(2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .head': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1, 2), alignItems: 'center' },
  '& h2': { overflowWrap: 'anywhere' },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 1),
    marginTop: theme.spacing(1),
    marginLeft: theme.spacing(-1),
  },
  '& .actions .MuiButton-root': { minHeight: 44 },
}));

const Reason = styled('blockquote')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  padding: theme.spacing(1, 2),
  borderLeft: `4px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.subtle,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

export const PostList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

interface Props {
  title: string;
  /** Its public page; null when it is not public. */
  to: string | null;
  status: EventStatus;
  /** The feedback of the reviewer. */
  reason: string | null;
  facts: string;
  children: ReactNode;
}

/** An own post with its state, the feedback and its actions. */
export function OwnPost({ title, to, status, reason, facts, children }: Props) {
  const { label, tone, text } = POST_STATES[status];
  return (
    <Item>
      <div className="head">
        <Typography variant="h4" component="h2">
          {to ? (
            <Link component={RouterLink} to={to} color="inherit">
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        <Chip label={t(label)} color={tone} variant="outlined" size="small" />
      </div>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {facts}
      </Typography>
      {text && <Typography sx={{ mt: 0.5 }}>{t(text)}</Typography>}
      {reason && <Reason aria-label={t("The reviewer's reason")}>{reason}</Reason>}
      <div className="actions">{children}</div>
    </Item>
  );
}
