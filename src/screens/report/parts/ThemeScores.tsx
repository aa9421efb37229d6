import Skeleton from '@mui/material/Skeleton';
import { capitalise } from '../../../../domain/capitalise';
import type { ThemeScore } from '../../../../domain/contract/vetting';
import { lazyComponent } from '../../../ui/lazyComponent';
import { LazyPart } from '../../../ui/LazyPart';
import { PlainTable } from '../../../ui/PlainTable';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { TextSection } from '../../../ui/TextSection';
import { reasonsOf, type ReportData } from '../reportData';
import { isRated } from '../scoring';
import { percentText } from '../../../ui/format';
import { numberText } from '../words';

const CHARTS_HEIGHT = 300;

const ThemeCharts = lazyComponent(
  () => import(/* webpackChunkName: "report-charts" */ '../charts/ThemeCharts'),
  <Skeleton variant="rounded" height={CHARTS_HEIGHT} />,
);

function scoreCell(score: ThemeScore, reasons: string[]): string {
  if (!score.is_rated) {
    return ['Not rated: most of it does not concern the business.', ...reasons].join(' ');
  }
  return score.percent === null ? 'Nothing answered yet' : percentText(score.percent);
}

const pointsCell = ({ earned, possible }: ThemeScore): string =>
  possible > 0 ? `${numberText(earned)} of ${numberText(possible)}` : '–';

/** The six themes, to look at and to read. */
export function ThemeScores({ data }: { data: ReportData }) {
  const { report, assessment } = data;
  const { themes } = assessment;
  const rated = themes.filter(isRated);
  const hasMaterial = themes.some(({ multiplier }) => multiplier > 1);
  return (
    <TextSection title="Score by theme" id="themes">
      {rated.length > 0 && (
        <LazyPart message="The charts could not be loaded. The table has their figures.">
          <ThemeCharts themes={rated} />
        </LazyPart>
      )}
      <ScrollRegion label="Score by theme, table">
        <PlainTable>
          <thead>
            <tr>
              <th scope="col">Theme</th>
              <th scope="col">Score</th>
              <th scope="col" className="number">
                Points
              </th>
              <th scope="col" className="number">
                Counts
              </th>
            </tr>
          </thead>
          <tbody>
            {themes.map((score) => (
              <tr key={score.theme}>
                <th scope="row">{capitalise(score.theme)}</th>
                <td>{scoreCell(score, reasonsOf(data, score.category))}</td>
                <td className="number">{pointsCell(score)}</td>
                <td className="number">{isRated(score) ? `× ${score.multiplier}` : '–'}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </ScrollRegion>
      <p>
        A theme of which more than 60% (by weight) does not concern the business is not rated and
        stays out of the total.
        {hasMaterial &&
          ` The two themes that matter most in ${report.business.category ?? 'its category'} count one and a half times.`}
      </p>
    </TextSection>
  );
}
