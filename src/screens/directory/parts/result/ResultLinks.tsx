import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
import type { OwnResultPage } from '../../../../../domain/contract/resultPage';
import { resultTitle } from '../../../../../domain/vetting/resultWords';
import { useConfig } from '../../../../config';
import { usePaths } from '../../../../paths';
import { useFileAddress } from '../../../../ui/fileAddress';
import { ExternalLink } from '../../../../ui/ExternalLink';
import { Disclosure } from '../../../../ui/print/Disclosure';
import { ShareButtons } from '../../../../ui/ShareButtons';
import { whatsAppLink } from '../../../../ui/shareLinks';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2),
}));

const Code = styled('code')(({ theme }) => ({
  display: 'block',
  marginBlock: theme.spacing(1, 2),
  padding: theme.spacing(1.5),
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
}));

const Picture = styled('img')({ display: 'block', maxWidth: '100%', height: 'auto' });

interface Props {
  page: OwnResultPage;
  code: string;
}

/** The ways to show the page while it is on. */
export function ResultLinks({ page, code }: Props) {
  const paths = usePaths();
  const config = useConfig();
  const origin = config.publicUrl || window.location.origin;
  const title = resultTitle(page);
  const address = origin + paths.result(code);
  const pictureAt = useFileAddress()(paths.resultPicture(code)) ?? '';
  const credentialAt = useFileAddress()(paths.resultCredential(code)) ?? '';
  const picture = new URL(pictureAt, origin).href;
  const isValid = page.state === 'valid';
  return (
    <>
      <Button component={RouterLink} to={paths.result(code)} variant="outlined">
        {t('See the page')}
      </Button>
      {isValid && (
        <>
          <Actions>
            <ExternalLink href={whatsAppLink(`${title}. ${address}`)}>
              {t('Share on WhatsApp')}
            </ExternalLink>
            <ShareButtons title={title} path={paths.result(code)} />
            <Button component={RouterLink} to={paths.sticker(page.listing_id)} variant="text">
              {t('Print the window sticker')}
            </Button>
            <Button component={RouterLink} to={paths.certificate(page.listing_id)} variant="text">
              {t('Print the certificate')}
            </Button>
          </Actions>
          <Disclosure summary={t('Prove it to a buyer or lender who checks by computer')}>
            <p>
              {t(
                'Send this file to whoever asks for digital proof. Their software sees that {productName} signed it and whether it is still valid.',
                { productName: config.productName },
              )}
            </p>
            <Button component="a" href={credentialAt} download variant="outlined" sx={{ mt: 1.5 }}>
              {t('Download the signed credential')}
            </Button>
          </Disclosure>
          <Disclosure summary={t('Show it on your own web page')}>
            <p>{t('Copy this into your web page. The picture changes when your result does.')}</p>
            <Code>{`<a href="${address}"><img src="${picture}" width="320" height="104" alt="${t('Our reviewed result')}"></a>`}</Code>
            <Picture src={pictureAt} width={320} height={104} alt={t('Our reviewed result')} />
          </Disclosure>
        </>
      )}
    </>
  );
}
