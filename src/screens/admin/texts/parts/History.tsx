import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../../../domain/language';
import type { SiteTextVersion } from '../../../../../domain/contract/siteText';
import { ActionRows } from '../../../../ui/ActionRows';
import { changeText } from '../changeText';
import { lineChanges } from '../lineChanges';

const Changes = styled('ul')(({ theme }) => ({
  flexBasis: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&& li': {
    display: 'block',
    paddingBlock: theme.spacing(0.5),
    border: 'none',
    overflowWrap: 'anywhere',
  },
  '& ins, & del': { textDecoration: 'none' },
  '& del': { color: theme.vars.palette.text.secondary },
  '& b': { display: 'inline-block', minWidth: '5.5rem' },
}));

function ChangedLines({ before, after }: { before: string; after: string }) {
  const changes = lineChanges(before, after);
  if (changes.length === 0) return <Typography>{t('No line is different.')}</Typography>;
  return (
    <Changes aria-label={t('Changed lines')}>
      {changes.map(({ kind, line }, index) => (
        <li key={`${index} ${line}`}>
          <b>{kind === 'added' ? t('Added') : t('Removed')}</b>{' '}
          {kind === 'added' ? <ins>{line}</ins> : <del>{line}</del>}
        </li>
      ))}
    </Changes>
  );
}

interface RowProps {
  version: SiteTextVersion;
  /** The text of the version before it. */
  before: string;
  after: string;
  /** Null for the present version. */
  onRestore: (() => void) | null;
}

function Row({ version, before, after, onRestore }: RowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { version: number, text, asks_again } = version;
  const name = [
    t('Version {version}', { version: number }),
    text === null && t('the built-in text'),
    asks_again && t('members were asked again'),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <li>
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {onRestore === null ? t('{version} (shown now)', { version: name }) : name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {changeText(version)}
        </Typography>
      </div>
      <div className="actions">
        <Button
          aria-expanded={isOpen}
          aria-label={t('What changed in version {version}', { version: number })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('What changed')}
        </Button>
        {onRestore && (
          <Button
            variant="outlined"
            aria-label={t('Restore version {version}', { version: number })}
            onClick={onRestore}
          >
            {t('Restore')}
          </Button>
        )}
      </div>
      {isOpen && <ChangedLines before={before} after={after} />}
    </li>
  );
}

interface Props {
  versions: readonly SiteTextVersion[];
  builtIn: string;
  /** A stored text as people read it. */
  readable: (text: string) => string;
  onRestore: (version: SiteTextVersion) => void;
}

/** The versions of a text, newest first: who wrote each, when, and what changed. */
export function History({ versions, builtIn, readable, onRestore }: Props) {
  if (versions.length === 0)
    return <Typography>{t('Nobody has edited this text yet.')}</Typography>;
  const textOf = (version: SiteTextVersion | undefined) => readable(version?.text ?? builtIn);
  // The version before the last one that is listed is not known.
  const oldest = versions.at(-1);
  return (
    <ActionRows>
      {versions.map((version, index) => (
        <Row
          key={version.version}
          version={version}
          before={textOf(version === oldest && version.version > 1 ? version : versions[index + 1])}
          after={textOf(version)}
          onRestore={index === 0 ? null : () => onRestore(version)}
        />
      ))}
    </ActionRows>
  );
}
