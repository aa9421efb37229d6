import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { t } from '../../../domain/language';
import { sentencesOf, type Relaxed, type SearchChange, type Things } from './relaxation';

const Sentences = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: theme.spacing(2, 0, 0),
  padding: theme.spacing(1.5, 2),
  listStyle: 'none',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.subtle,
  '& > li': { maxWidth: '70ch', overflowWrap: 'anywhere' },
  '& a': {
    display: 'inline-block',
    paddingBlock: theme.spacing(0.5),
    marginInlineEnd: theme.spacing(1),
  },
}));

interface Props {
  found: Relaxed;
  things: Things;
  /** The query string of another search. */
  searchOf: (change: SearchChange) => string;
}

/** What the search did because nothing matched as asked, and what to search for instead. */
export function RelaxationNote({ found, things, searchOf }: Props) {
  const sentences = sentencesOf(found, things);
  return (
    <div aria-live="polite">
      {sentences.length > 0 && (
        <Sentences aria-label={t('About this search')}>
          {sentences.map(({ text, ways }) => (
            <li key={text}>
              {text}
              {ways.map((way) => (
                <span key={way.text}>
                  {' '}
                  <Link to={{ search: searchOf(way.change) }}>{way.text}</Link>
                </span>
              ))}
            </li>
          ))}
        </Sentences>
      )}
    </div>
  );
}
