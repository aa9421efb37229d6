import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { msg, t } from '../../../../../domain/language';
import type { Issue } from '../../../../../domain/contract/admin/newsletter';
import { useConfig } from '../../../../config';

const Frames = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  '& figure': { margin: 0 },
  '& figcaption': { marginBottom: theme.spacing(0.5) },
  '& iframe': {
    display: 'block',
    width: '100%',
    height: '36rem',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 12,
  },
}));

const SCHEMES = [
  { scheme: 'light', name: msg('Light'), title: msg('The email, light') },
  { scheme: 'dark', name: msg('Dark'), title: msg('The email, dark') },
] as const;

/** The email as programs show it, in a light and in a dark scheme. */
export function IssueFrames({ issue }: { issue: Issue }) {
  const { apiHost } = useConfig();
  const headingId = useId();
  const address = `${apiHost}${issue.web_path}`;
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mt: 5, mb: 1 }}>
        {issue.state === 'draft' ? t('As it was saved last') : t('The issue')}
      </Typography>
      <Frames>
        {SCHEMES.map(({ scheme, name, title }) => (
          <figure key={scheme}>
            <figcaption>{t(name)}</figcaption>
            <iframe
              title={t(title)}
              src={`${address}?scheme=${scheme}&version=${issue.version}`}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="no-referrer"
            />
          </figure>
        ))}
      </Frames>
    </section>
  );
}
