import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { GUIDELINES, GUIDELINES_LEAD } from '../../../content/guidelines';
import { leadOf, useSiteText } from '../../../entities/siteText/useSiteText';
import { usePaths } from '../../../paths';
import { Markdown } from '../../../ui/Markdown';
import { Section } from '../../../ui/Section';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 8),
  margin: theme.spacing(4, 0, 3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& > div': {
    paddingTop: theme.spacing(1.5),
    borderTop: `3px solid ${theme.vars.palette.accent.main}`,
  },
  '& ul': { margin: theme.spacing(1, 0, 0), paddingLeft: theme.spacing(2.5) },
  '& li': { maxWidth: '62ch', marginBlock: theme.spacing(0.75) },
}));

export function Guidelines() {
  const paths = usePaths();
  const text = useSiteText('guidelines');
  return (
    <Section title={t('Community guidelines')} lead={leadOf(text, t(GUIDELINES_LEAD))}>
      <Columns>
        {text?.parts.map(({ id, heading, body }) => (
          <div key={id}>
            <Typography variant="h4" component="h3">
              {heading}
            </Typography>
            <Markdown ownPaths>{body}</Markdown>
          </div>
        ))}
        {text === null &&
          GUIDELINES.map(({ heading, rules }) => (
            <div key={heading}>
              <Typography variant="h4" component="h3">
                {t(heading)}
              </Typography>
              <ul>
                {rules.map((rule) => (
                  <li key={rule}>{t(rule)}</li>
                ))}
              </ul>
            </div>
          ))}
      </Columns>
      <Link
        component={RouterLink}
        to={paths.contact}
        sx={{ display: 'inline-block', py: 1, fontWeight: 600 }}
      >
        {t('Report something, or appeal')}
      </Link>
    </Section>
  );
}
