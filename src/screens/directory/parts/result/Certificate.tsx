import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { t } from '../../../../../domain/language';
import { LEVEL_DESCRIPTIONS } from '../../../../../domain/levelDescriptions';
import { resultName } from '../../../../../domain/vetting/resultWords';
import { LEVELS } from '../../../../../domain/vocabulary';
import { useConfig } from '../../../../config';
import { criteriaOfBadges } from '../../../../content/directoryCriteria';
import { CriteriaList } from '../../../../entities/evidence/CriteriaList';
import { LevelMark } from '../../../../entities/level/LevelMark';
import { ResultDates } from '../../../../entities/result/ResultDates';
import { usePaths } from '../../../../paths';
import { PrintInLight } from '../../../../ui/print/PrintInLight';
import { withoutScheme } from '../../../../ui/shareLinks';
import { rich } from '../../../../ui/rich';
import { AddressCode } from '../AddressCode';
import { ClothBorder } from './ClothBorder';
import type { SheetProps } from './ResultSheetPage';

/** From this length on a name is printed smaller, so that the longest one leaves room for four criteria. */
const LONG_NAME = 50;

/** Always black on white, as it is printed: phones read no bright code on a dark ground. */
const Sheet = styled('article')(({ theme }) => ({
  display: 'grid',
  maxWidth: 680,
  aspectRatio: '182 / 265',
  color: '#1D2A22',
  '& .inside': { display: 'grid', alignContent: 'space-between', gap: theme.spacing(3) },
  '& .head': {
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(1.5),
    textAlign: 'center',
    textWrap: 'balance',
  },
  '& .head > svg': { height: 28, width: 'auto', marginTop: theme.spacing(1) },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& h2.long': theme.typography.h3,
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& p': { margin: 0 },
  '& h2, & p, & dd': { overflowWrap: 'anywhere' },
  '& dl svg, & .head > svg': { color: '#1F5D3A' },
  '& .kind': { fontWeight: 600 },
  '& .level': { fontSize: '1.5rem', fontWeight: 700 },
  '& .foot': {
    display: 'grid',
    gap: theme.spacing(2, 3),
    alignItems: 'center',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 168px' },
  },
  '& .foot > div': { display: 'grid', gap: theme.spacing(2) },
  '& .code > svg': {
    display: 'block',
    width: '100%',
    maxWidth: 168,
    height: 'auto',
    marginInline: 'auto',
  },
  '& .note': { ...theme.typography.body2 },
  '@media print': {
    // One sheet of A4 without its margins; a millimetre less, so that rounding adds no second.
    height: '264mm',
    maxWidth: 'none',
    aspectRatio: 'auto',
    breakInside: 'avoid',
    '& p, & dl': { fontSize: '10.5pt' },
    '& .level': { fontSize: '17pt' },
    '& .note': { fontSize: '9pt' },
    '& .foot': { gridTemplateColumns: '1fr 40mm' },
    '& .code > svg': { maxWidth: '40mm' },
  },
}));

/** The result of a business on one sheet, with a code that opens its page. */
export function Certificate({ page, name, code }: SheetProps) {
  const paths = usePaths();
  const { productName, publicUrl } = useConfig();
  const { level, badges } = page;
  const criteria = criteriaOfBadges(badges);
  const address = `${publicUrl || window.location.origin}${paths.result(code)}`;
  return (
    <Sheet aria-label={t('Certificate of {name}', { name })}>
      <PrintInLight />
      <GlobalStyles styles={{ '@page': { size: 'A4 portrait' } }} />
      <ClothBorder seed={name}>
        <div className="head">
          <p className="kind">
            {productName} · {t('Certificate of review')}
          </p>
          <h2 className={name.length > LONG_NAME ? 'long' : undefined}>{name}</h2>
          {level && <LevelMark step={LEVELS.indexOf(level) + 1} steps={LEVELS.length} />}
          <p className="level">{resultName(page)}</p>
          {level && (
            <p>
              {name} {t(LEVEL_DESCRIPTIONS[level])}
            </p>
          )}
        </div>
        {criteria.length > 0 && (
          <div>
            <h3>{t('Criteria met')}</h3>
            <CriteriaList criteria={criteria} />
          </div>
        )}
        <div className="foot">
          <div>
            <ResultDates result={page} />
            <p className="note">
              {t('The business states these facts itself. {productName} has reviewed them.', {
                productName,
              })}
            </p>
            <p>
              {rich(
                'Scan the code to see whether this is still valid, or open <address>{address}</address>',
                { address: (inner) => <strong>{inner}</strong> },
                { address: withoutScheme(address) },
              )}
            </p>
          </div>
          <div className="code">
            <AddressCode address={address} />
          </div>
        </div>
      </ClothBorder>
    </Sheet>
  );
}
