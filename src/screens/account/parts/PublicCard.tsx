import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { t } from '../../../../domain/language';
import { THEMES } from '../../../../domain/vocabulary';
import { Initials } from '../../../ui/Initials';
import { ThemeChip } from '../../../entities/theme/ThemeChip';

interface Props {
  name: string;
  src?: string | null;
  /** Short facts in one line. */
  facts: (string | undefined)[];
  text: string;
  themes: string[];
  /** More public facts with their labels. */
  details?: readonly { term: string; text: string }[];
}

const Header = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(2),
  alignItems: 'center',
}));

const Text = styled('p')(({ theme }) => ({
  margin: theme.spacing(2, 0),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

const Chips = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

const Details = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  gap: theme.spacing(0.5, 2),
  margin: theme.spacing(2, 0, 0),
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** A preview, while typing, of what the form marks as public. */
export function PublicCard({ name, src, facts, text, themes, details = [] }: Props) {
  const id = useId();
  const line = facts.filter(Boolean).join(' · ');
  return (
    <Card component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <CardContent>
        <Typography id={id} variant="body2" component="h3" color="textSecondary" gutterBottom>
          {t('How others will see you')}
        </Typography>
        <Header>
          <Initials name={name} src={src} size={56} />
          <div>
            <Typography variant="h4" component="p">
              {name || t('Your name')}
            </Typography>
            {line && <Typography color="textSecondary">{line}</Typography>}
          </div>
        </Header>
        {text.trim() && <Text>{text.trim()}</Text>}
        <Chips>
          {THEMES.filter((theme) => themes.includes(theme)).map((theme) => (
            <ThemeChip key={theme} theme={theme} />
          ))}
        </Chips>
        {details.length > 0 && (
          <Details>
            {details.map((detail) => (
              <Fragment key={detail.term}>
                <dt>{detail.term}</dt>
                <dd>{detail.text}</dd>
              </Fragment>
            ))}
          </Details>
        )}
      </CardContent>
    </Card>
  );
}
