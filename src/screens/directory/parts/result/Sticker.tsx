import { styled } from '@mui/material/styles';
import { t } from '../../../../../domain/language';
import { longDate } from '../../../../../domain/longDate';
import { resultName } from '../../../../../domain/vetting/resultWords';
import { LEVELS } from '../../../../../domain/vocabulary';
import { useConfig } from '../../../../config';
import { LevelMark } from '../../../../entities/level/LevelMark';
import { usePaths } from '../../../../paths';
import { PrintInLight } from '../../../../ui/print/PrintInLight';
import { withoutScheme } from '../../../../ui/shareLinks';
import { AddressCode } from '../AddressCode';
import type { SheetProps } from './ResultSheetPage';

/** Always black on white, as it is printed: phones read no bright code on a dark ground. */
const Sheet = styled('article')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(1.5),
  maxWidth: 380,
  padding: theme.spacing(3),
  border: '2px solid #1F5D3A',
  borderRadius: 14,
  textAlign: 'center',
  color: '#1D2A22',
  backgroundColor: '#FFFFFF',
  '& h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .level': { fontSize: '1.25rem', fontWeight: 700 },
  '& > svg': { color: '#1F5D3A', transform: 'scale(1.6)', margin: theme.spacing(1) },
  '& > .code': { width: '60%', '& > svg': { display: 'block', width: '100%', height: 'auto' } },
  '@media print': { width: '100mm', maxWidth: 'none', breakInside: 'avoid' },
}));

/** The result for the window of a shop, with a code that opens its page. */
export function Sticker({ page, name, code }: SheetProps) {
  const paths = usePaths();
  const { productName, publicUrl } = useConfig();
  const { level, valid_until } = page;
  const until = valid_until && longDate(valid_until);
  const address = `${publicUrl || window.location.origin}${paths.result(code)}`;
  return (
    <Sheet aria-label={t('Window sticker of {name}', { name })}>
      <PrintInLight />
      <h2>{name}</h2>
      {level && <LevelMark step={LEVELS.indexOf(level) + 1} steps={LEVELS.length} />}
      <p className="level">{resultName(page)}</p>
      <p>
        {until
          ? t('Reviewed by {productName}, valid until {until}', { productName, until })
          : t('Reviewed by {productName}', { productName })}
      </p>
      <div className="code">
        <AddressCode address={address} />
      </div>
      <p>{t('Scan it to see that this is still valid.')}</p>
      <p>{withoutScheme(address)}</p>
    </Sheet>
  );
}
