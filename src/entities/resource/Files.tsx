import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../domain/language';
import type { Resource } from '../../../domain/contract/resource';
import { useFileAddress } from '../../ui/fileAddress';
import { line } from '../../ui/illustrations/line';
import { formatText, sizeText, webHref } from './resourceTexts';

const DownloadIcon = line('M12 4v11M7 10.5l5 5 5-5M5 20h14');

const Section = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(5),
  '& ul': { margin: theme.spacing(1, 0, 0), padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    maxWidth: 'none',
    minHeight: 56,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& svg': { color: theme.vars.palette.primary.main },
  '& a': { fontWeight: 600, paddingBlock: theme.spacing(1), overflowWrap: 'anywhere' },
  '& .size': { marginLeft: 'auto', whiteSpace: 'nowrap', color: theme.vars.palette.text.secondary },
}));

/** The files of a resource, with what each costs in data before it is fetched. */
export function Files({ files }: { files: Resource['encoding'] }) {
  const addressOf = useFileAddress();
  return (
    <Section aria-labelledby="files">
      <Typography id="files" variant="h3" component="h2">
        {t('Files')}
      </Typography>
      <ul>
        {files.map(({ name, content_url, encoding_format, content_size }) => {
          const href = webHref(addressOf(content_url));
          const size = `${formatText(encoding_format)}, ${sizeText(content_size)}`;
          return (
            <li key={content_url}>
              <DownloadIcon />
              {href ? (
                <Link href={href} download aria-label={`${name}, ${size}`} rel="noreferrer">
                  {name}
                </Link>
              ) : (
                name
              )}
              <span className="size">{size}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
