import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { msg, t } from '../../../../domain/language';
import type { Assessment } from '../../../../domain/contract/assessment';
import type { ScoreData } from '../reportData';

type Flag = Assessment['flags'][number];

const FLAGS: Record<Flag['flag'], { title: string; text: string }> = {
  red: {
    title: msg('Answers that rule out the higher levels'),
    text: msg('Rules out clearance, Sapling and Tree'),
  },
  amber: { title: msg('Answers that our team checks'), text: msg('Needs a check by our team') },
};

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    maxWidth: 'none',
    margin: 0,
    padding: theme.spacing(1, 0, 1, 2),
    borderLeft: `4px solid ${theme.vars.palette.warning.main}`,
    printColorAdjust: 'exact',
    breakInside: 'avoid',
  },
  '&.red > li': { borderColor: theme.vars.palette.error.main },
  '& > li + li': { marginTop: theme.spacing(1) },
  '& small': { display: 'block', ...theme.typography.body2 },
}));

const optionLabel = ({ questions }: ScoreData, { question, option }: Flag): string =>
  questions.get(question)?.options.find(({ id }) => id === option)?.label ?? '';

interface Props {
  data: ScoreData;
  /** The question's own words. */
  wordsOf: (question: number) => ReactNode;
}

/** Answers that rule out the higher levels, and those that a person looks at. */
export function Flags({ data, wordsOf }: Props) {
  return (['red', 'amber'] as const).map((kind) => {
    const flags = data.assessment.flags.filter(({ flag }) => flag === kind);
    if (flags.length === 0) return null;
    return (
      <section key={kind}>
        <Typography variant="h4" component="h3">
          {t(FLAGS[kind].title)}
        </Typography>
        <List className={kind}>
          {flags.map((flag) => (
            <li key={`${flag.question} ${flag.option}`}>
              {wordsOf(flag.question)}
              <small>
                “{optionLabel(data, flag)}”: {t(FLAGS[kind].text)}
              </small>
            </li>
          ))}
        </List>
      </section>
    );
  });
}
