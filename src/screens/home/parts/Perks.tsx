import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { PerkList, usePerkGroups } from '../../../entities/member/PerkLists';
import { Section } from '../../../ui/Section';

const Group = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > summary': {
    paddingBlock: theme.spacing(1.25),
    cursor: 'pointer',
    '& > h3': { display: 'inline', fontSize: theme.typography.h4.fontSize },
  },
  '& > ul': { margin: theme.spacing(1, 0, 2) },
}));

export const Perks = () => (
  <Section title={t('Member perks')}>
    {usePerkGroups().map(({ title, perks }) => (
      <Group key={title}>
        <summary>
          <h3>{t(title)}</h3>
        </summary>
        <PerkList perks={perks} />
      </Group>
    ))}
  </Section>
);
