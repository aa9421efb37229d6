import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { THEMES } from '../../../../domain/vocabulary';
import { Initials } from '../../../ui/Initials';
import { ThemeChip } from '../../../ui/ThemeChip';

interface Props {
  name: string;
  /** Short facts in one line. */
  facts: (string | undefined)[];
  text: string;
  themes: string[];
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

/** How others will see what the form marks as public, while it is typed. */
export function PublicCard({ name, facts, text, themes }: Props) {
  const id = useId();
  const line = facts.filter(Boolean).join(' · ');
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="body2" component="h3" color="textSecondary" gutterBottom>
          How others will see you
        </Typography>
        <Header>
          <Initials name={name} size={56} />
          <div>
            <Typography variant="h4" component="p">
              {name || 'Your name'}
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
      </CardContent>
    </Card>
  );
}
