import { QRCodeSVG } from 'qrcode.react';
import { t } from '../../../../domain/language';

/** The address as a code that the camera of a phone opens. */
export const AddressCode = ({ address }: { address: string }) => (
  <QRCodeSVG
    value={address}
    level="M"
    marginSize={4}
    title={t('Code that opens {address}', { address })}
  />
);
