import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { ExternalLink } from '../../../ui/ExternalLink';
import { safeHref } from '../../../ui/safeHref';

const Line = styled('div')({ overflowWrap: 'anywhere' });

interface Props {
  /** The code of the question. */
  code: string;
  /** Empty where there is none. */
  address: string;
  /** It is linked, and not only named. */
  isTrusted: boolean;
}

/** Where the evidence of an answer is. */
export function Evidence({ code, address, isTrusted }: Props) {
  if (address === '') return null;
  const href = isTrusted ? safeHref(address) : null;
  return (
    <Line>
      {href ? (
        <ExternalLink href={href}>{t('Evidence for {code}', { code })}</ExternalLink>
      ) : (
        t('Evidence: {address}', { address })
      )}
    </Line>
  );
}
