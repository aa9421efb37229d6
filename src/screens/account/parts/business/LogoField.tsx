import { useFormikContext } from 'formik';
import { UPLOAD_RULES } from '../../../../../domain/uploadRules';
import { useUpload } from '../../../../api/uploadsApi';
import { ImageField } from '../../../../ui/fields/ImageField';
import { Initials } from '../../../../ui/Initials';
import { useFileOnItsWay } from '../form/fileOnItsWay';
import { formLabelOf, type BusinessValues } from '../../../../entities/business/businessForm';

/** The logo, or the initials that stand in its place. */
export function LogoField() {
  const { values } = useFormikContext<BusinessValues>();
  const send = useUpload('logo');
  const onBusy = useFileOnItsWay();
  return (
    <ImageField
      name="logo"
      label={formLabelOf('logo')}
      help={`At least ${UPLOAD_RULES.logo.minSide} pixels wide and high. Without one, the directory shows your initials.`}
      rules={UPLOAD_RULES.logo}
      upload={async (file) => (await send(file)).content_url}
      preview={(src) => <Initials name={values.name} src={src} size={72} />}
      onBusy={onBusy}
    />
  );
}
