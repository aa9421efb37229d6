import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { ACTION_PILLARS } from '../../../content/purpose';
import { Cloth } from '../../../ui/illustrations/Cloth';
import { FOREST, hue, TERRACOTTA } from '../../../ui/illustrations/colors';
import { Section } from '../../../ui/Section';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(2.5, 2),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& p': { fontSize: theme.typography.body2.fontSize, lineHeight: 1.45 },
  },
  '& .border': {
    height: 12,
    overflow: 'hidden',
    borderRadius: 4,
    marginBottom: theme.spacing(1),
  },
}));

const COLORS = {
  Act: FOREST,
  Inspire: TERRACOTTA,
  Learn: hue('energy'),
  Connect: hue('workers'),
};

export function Pillars() {
  return (
    <Section title={t('Four ways to take part')}>
      <List>
        {ACTION_PILLARS.map(({ action_type, description }) => (
          <li key={action_type}>
            <div className="border">
              <Cloth seed={action_type} color={COLORS[action_type]} columns={14} rows={1} />
            </div>
            <Typography variant="h3">{t(action_type)}</Typography>
            <Typography sx={{ mt: 0.5 }}>{t(description)}</Typography>
          </li>
        ))}
      </List>
    </Section>
  );
}
