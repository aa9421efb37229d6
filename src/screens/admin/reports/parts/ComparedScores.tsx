import Typography from '@mui/material/Typography';
import { t } from '../../../../../domain/language';
import type { ReportComparison } from '../../../../../domain/contract/admin/reports';
import { SHORT_THEMES } from '../../../../content/themeNames';
import { dayText } from '../../../../ui/format';
import { PlainTable } from '../../../../ui/PlainTable';
import { ScrollRegion } from '../../../../ui/ScrollRegion';
import { changeText, figure, levelChange } from '../reportTexts';

type Side = ReportComparison['after'];

const sideTitle = ({ submitted_at }: Side): string =>
  submitted_at ? t('Submitted {day}', { day: dayText(submitted_at) }) : t('Not submitted yet');

interface Line {
  name: string;
  before: string;
  after: string;
  change: string;
}

const figures = (name: string, before: number | null, after: number | null, unit = ''): Line => ({
  name,
  before: figure(before, unit),
  after: figure(after, unit),
  change: changeText(before, after),
});

const linesOf = (before: Side, after: Side): Line[] => [
  figures(t('Score'), before.total, after.total),
  {
    name: t('Level'),
    before: before.level ? t(before.level) : '–',
    after: after.level ? t(after.level) : '–',
    change: levelChange(before.level, after.level),
  },
  figures(t('Basic part'), before.basic_percent, after.basic_percent, '%'),
  ...after.themes.map(({ theme, percent }) => {
    const earlier = before.themes.find((other) => other.theme === theme)?.percent ?? null;
    return figures(t(SHORT_THEMES[theme]), earlier, percent, '%');
  }),
];

interface Props {
  comparison: ReportComparison;
}

/** The figures of both, side by side. */
export function ComparedScores({ comparison: { before, after } }: Props) {
  if (!before)
    return <Typography>{t('There is no submitted assessment before this one.')}</Typography>;
  const isOtherVersion = before.questionnaire_version !== after.questionnaire_version;
  return (
    <>
      <ScrollRegion label={t('Scores side by side')}>
        <PlainTable>
          <thead>
            <tr>
              <th scope="col">{t('Part')}</th>
              <th scope="col" className="number">
                {sideTitle(before)}
              </th>
              <th scope="col" className="number">
                {sideTitle(after)}
              </th>
              <th scope="col">{t('Change')}</th>
            </tr>
          </thead>
          <tbody>
            {linesOf(before, after).map((line) => (
              <tr key={line.name}>
                <th scope="row">{line.name}</th>
                <td className="number">{line.before}</td>
                <td className="number">{line.after}</td>
                <td>{line.change}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </ScrollRegion>
      {isOtherVersion && (
        <Typography>
          {t('The questions have changed in between: version {before}, then {after}.', {
            before: before.questionnaire_version,
            after: after.questionnaire_version,
          })}
        </Typography>
      )}
    </>
  );
}
