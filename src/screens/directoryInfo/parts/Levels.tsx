import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { LEVEL_DESCRIPTIONS } from '../../../../domain/levelDescriptions';
import { LEVELS } from '../../../../domain/vocabulary';
import { LEVEL_NOTE } from '../../../content/directoryInfo';
import { LevelMark } from '../../../entities/level/LevelMark';
import { TextSection } from '../../../ui/TextSection';

const List = styled('dl')(({ theme }) => ({
  '& > div': {
    paddingBlock: theme.spacing(1.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), fontWeight: 600 },
  '& dd': { margin: 0 },
}));

export function Levels() {
  return (
    <TextSection id="levels" title={t('The four levels')}>
      <p>{t(LEVEL_NOTE)}</p>
      <List>
        {LEVELS.map((level, index) => (
          <div key={level}>
            <dt>
              <LevelMark step={index + 1} steps={LEVELS.length} />
              {t(level)}
            </dt>
            <dd>
              {t('A business at this level {description}', {
                description: t(LEVEL_DESCRIPTIONS[level]),
              })}
            </dd>
          </div>
        ))}
      </List>
    </TextSection>
  );
}
