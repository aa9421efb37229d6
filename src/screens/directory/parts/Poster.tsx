import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import type { Listing } from '../../../../domain/contract/listing';
import { useConfig } from '../../../config';
import { placeName } from '../../../entities/listing/contact';
import { usePaths } from '../../../paths';
import { themeColor } from '../../../theme/palette';
import { Cloth } from '../../../ui/illustrations/Cloth';
import { PrintInLight } from '../../../ui/print/PrintInLight';
import { withoutScheme } from '../../../ui/shareLinks';
import { AddressCode } from './AddressCode';

/** Always black on white, as it is printed: phones read no bright code on a dark ground. */
const Sheet = styled('article')(({ theme }) => ({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'center',
  gap: theme.spacing(3),
  maxWidth: 560,
  aspectRatio: '182 / 265',
  overflow: 'clip',
  border: '1px solid #C9C2B2',
  borderRadius: 14,
  textAlign: 'center',
  color: '#1D2A22',
  backgroundColor: '#FFFFFF',
  '& > .cloth': { width: '100%', height: 72, printColorAdjust: 'exact' },
  '& > .words': { display: 'grid', gap: theme.spacing(1), paddingInline: theme.spacing(3) },
  '& h2': { ...theme.typography.h2, margin: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .how': { fontSize: '1.25rem', fontWeight: 600 },
  '& > .code': { width: '66%', '& > svg': { display: 'block', width: '100%', height: 'auto' } },
  '@media print': {
    maxWidth: 'none',
    aspectRatio: 'auto',
    border: 0,
    borderRadius: 0,
    breakInside: 'avoid',
    '& > .cloth': { height: '20mm' },
    '& > .code': { width: '52%' },
    '& h2': { fontSize: '34pt' },
    '& p': { fontSize: '15pt' },
    '& .how': { fontSize: '20pt' },
  },
}));

/** The listing's name, and its address as a code that the camera of a phone opens. */
export function Poster({ listing }: { listing: Listing }) {
  const paths = usePaths();
  const { productName, publicUrl } = useConfig();
  const { name, slug, category, themes } = listing;
  const [theme = 'community action'] = themes;
  const address = `${publicUrl || window.location.origin}${paths.listing(slug)}`;
  return (
    <Sheet aria-label={t('Poster of {name}', { name })}>
      <PrintInLight />
      <div className="cloth">
        <Cloth seed={name} color={themeColor(theme)} columns={24} />
      </div>
      <div className="words">
        <h2>{name}</h2>
        <p>
          {t(category)} · {placeName(listing)}
        </p>
      </div>
      <div className="code">
        <AddressCode address={address} />
      </div>
      <div className="words">
        <p className="how">{t('Scan with the camera of your phone')}</p>
        <p>
          {t(
            'What we sell, what it costs and how we care for people and nature, on {productName}.',
            { productName },
          )}
        </p>
        <p>{withoutScheme(address)}</p>
      </div>
      <div className="cloth">
        <Cloth seed={name} color={themeColor(theme)} columns={24} />
      </div>
    </Sheet>
  );
}
