import { useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';
import { useSessionActor } from '../../../../actors/session';
import { useFileAddress } from '../../../../ui/fileAddress';
import { PublicCard } from '../PublicCard';
import { placeName, type IndividualValues } from './individualForm';

/** The member as the community page shows them. */
export function IndividualCard() {
  const { values } = useFormikContext<IndividualValues>();
  const addressOf = useFileAddress();
  const picture = useSelector(useSessionActor(), ({ context }) => context.user?.profile_picture);
  return (
    <PublicCard
      name={values.display_name}
      src={addressOf(picture)}
      facts={[values.county_public ? placeName(values.county) : undefined]}
      text={values.introduction}
      themes={values.themes}
    />
  );
}
