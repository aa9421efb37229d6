import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import type { Benchmark } from '../../../../domain/contract/assessment';
import { ALL_CATEGORIES, type Level } from '../../../../domain/vocabulary';
import { LevelNote } from '../../../entities/level/LevelNote';
import { PercentBar } from '../../../ui/PercentBar';
import type { ReportData } from '../reportData';
import { scoreText } from '../../../ui/format';

const Bands = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: theme.spacing(2, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': { maxWidth: 'none', margin: 0, breakInside: 'avoid' },
  '& .words': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 2),
    marginBottom: theme.spacing(0.5),
  },
}));

const groupText = (group: string): string =>
  group === ALL_CATEGORIES ? t('all categories') : t(group);

function Band({ band, isOwn }: { band: Benchmark['bands'][number]; isOwn: boolean }) {
  const { level, share } = band;
  return (
    <li>
      <div className="words">
        <span>
          <LevelNote level={level} />
          {isOwn && <strong> {t('· this business by its total')}</strong>}
        </span>
        <span>
          {share === null ? t('Hidden: too few businesses') : t('about {share}%', { share })}
        </span>
      </div>
      <PercentBar percent={share} />
    </li>
  );
}

function position(total: number, median: number): string {
  if (Math.abs(total - median) < 5) return t('about in the middle');
  return total > median ? t('above the middle') : t('below the middle');
}

interface ShownProps {
  benchmark: Benchmark;
  businesses: number;
  total: number;
  level: Level | null;
}

const Shown = ({ benchmark, businesses, total, level }: ShownProps) => (
  <>
    <p>
      {t(
        'About {businesses} businesses of {group} were approved and agreed to be compared without their names.',
        { businesses, group: groupText(benchmark.group) },
      )}
      {benchmark.median !== null &&
        ` ${t('Half of them reach {median} or more; with {score} this business is {position}.', {
          median: benchmark.median,
          score: scoreText(total),
          position: position(total, benchmark.median),
        })}`}
    </p>
    <Bands>
      {benchmark.bands.map((band) => (
        <Band key={band.level} band={band} isOwn={band.level === level} />
      ))}
    </Bands>
    <p>
      {t(
        'Counts and shares are rounded to multiples of five, so that no business can be identified.',
      )}
    </p>
  </>
);

/** Where the business stands among those of its sector, as far as that gives nobody away. */
export function Comparison({ data: { report, assessment } }: { data: ReportData }) {
  const { benchmark } = report;
  const { total, level_by_total } = assessment;
  const businesses = benchmark?.businesses ?? null;
  if (total === null) return <p>{t('There is nothing to compare until a theme has a score.')}</p>;
  return benchmark && businesses !== null ? (
    <Shown benchmark={benchmark} businesses={businesses} total={total} level={level_by_total} />
  ) : (
    <p>
      {benchmark
        ? t(
            'Not shown: fewer than ten businesses of {group} were approved and agreed to be compared, so a single one could be recognised.',
            { group: groupText(benchmark.group) },
          )
        : t(
            'Not shown: fewer than ten businesses were approved and agreed to be compared, so a single one could be recognised.',
          )}
    </p>
  );
}
