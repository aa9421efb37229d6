import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { t } from '../../../../../domain/language';
import type { TwoStepSetup } from '../../../../../domain/contract/twoStep';

const Code = styled('div')({
  width: 200,
  padding: 8,
  backgroundColor: '#fff',
  borderRadius: 8,
  '& svg': { display: 'block', width: '100%', height: 'auto' },
});
const Key = styled('code')({ overflowWrap: 'anywhere', userSelect: 'all' });

/** What the authenticator app takes over: by its camera, or typed. */
export const AppKey = ({ setup }: { setup: TwoStepSetup }) => (
  <>
    <Typography>
      {t(
        'Scan this code with an authenticator app. If the app is on this device, copy the key into it instead.',
      )}
    </Typography>
    <Code data-hj-suppress>
      <QRCodeSVG value={setup.address} level="M" title={t('Code for your authenticator app')} />
    </Code>
    <Typography data-hj-suppress>
      {t('Key:')} <Key>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Key>
    </Typography>
  </>
);
