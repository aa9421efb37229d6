import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { t } from '../../../../domain/language';
import { GUIDELINES } from '../../../content/guidelines';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
}));

const Aside = styled('aside')(({ theme }) => ({
  padding: theme.spacing(3),
  borderRadius: 14,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: theme.spacing(12) },
  borderTop: `6px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.subtle,
  '& h3': { marginTop: theme.spacing(2) },
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingLeft: theme.spacing(2.5) },
  '& li': { ...theme.typography.body2, marginBlock: theme.spacing(0.5) },
}));

/** A form with the community guidelines beside it; under it on a phone. */
export function PostLayout({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <Columns>
      <div>{children}</div>
      <Aside aria-labelledby={id}>
        <Typography id={id} variant="h4" component="h2">
          {t('Community guidelines')}
        </Typography>
        {GUIDELINES.map(({ heading, rules }) => (
          <div key={heading}>
            <Typography variant="body1" component="h3" sx={{ fontWeight: 700 }}>
              {t(heading)}
            </Typography>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>{t(rule)}</li>
              ))}
            </ul>
          </div>
        ))}
      </Aside>
    </Columns>
  );
}
