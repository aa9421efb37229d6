import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Step } from '../memberSteps';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: theme.spacing(2),
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    height: 40,
    borderRadius: '50% 50% 50% 8px',
    fontWeight: 700,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

export function StepList({ steps }: { steps: Step[] }) {
  return (
    <List>
      {steps.map(({ title, text, link }) => (
        <li key={title}>
          <div>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <Typography>{text}</Typography>
            {link && (
              <Link
                component={RouterLink}
                to={link.to}
                sx={{ display: 'inline-block', py: 1, fontWeight: 600 }}
              >
                {link.label}
              </Link>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}
