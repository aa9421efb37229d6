import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import { CODE_DIGITS, CODE_MINUTES } from '../../../../../domain/codes';
import type { Profile } from '../../../../../domain/contract/profile';
import type { SmsPhone } from '../../../../../domain/contract/sms';
import { t } from '../../../../../domain/language';
import { DEFAULT_PHONE } from '../../../../../domain/limits';
import { normaliseKenyanPhone, PHONE_MESSAGE } from '../../../../../domain/phone';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import {
  useConfirmSmsPhoneMutation,
  useEndSmsMutation,
  useSendSmsCodeMutation,
} from '../../../../api/smsApi';
import { CodeField, codeSchema } from '../../../../entities/form/CodeField';
import { ShortForm } from '../../../../entities/form/ShortForm';
import { spacedPhone } from '../../../../entities/listing/contact';
import { BusyButton } from '../../../../ui/BusyButton';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { TextField } from '../../../../ui/fields/TextField';
import { Actions, Section } from '../Section';

const phoneSchema = object({
  phone: string()
    .trim()
    .required(() => t(PHONE_MESSAGE))
    .test({
      test: (text) => Boolean(normaliseKenyanPhone(text)),
      message: () => t(PHONE_MESSAGE),
    }),
});

const code = codeSchema(() => t('Enter the code from the message.'));

interface PartProps {
  profile: Profile;
  headingId: string;
  /** Goes back to what was there before. */
  onLeave?: (() => void) | undefined;
}

const Back = ({ onLeave }: Pick<PartProps, 'onLeave'>) =>
  onLeave && <Button onClick={onLeave}>{t('Cancel')}</Button>;

function PhoneForm({ profile, headingId, onLeave }: PartProps) {
  const [send] = useSendSmsCodeMutation();
  const { phone_num, user_id: userId } = profile;
  return (
    <ShortForm
      labelledBy={headingId}
      initialValues={{ phone: phone_num === DEFAULT_PHONE ? '' : phone_num }}
      schema={phoneSchema}
      send={async (body) => {
        await send({ userId, body }).unwrap();
        onLeave?.();
      }}
      button={t('Send me a code')}
      actions={<Back onLeave={onLeave} />}
    >
      <TextField
        name="phone"
        label={t('Mobile number')}
        help={t('A Kenyan number, such as 0712 345 678.')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        required
      />
    </ShortForm>
  );
}

function ConfirmForm({ profile, headingId, pending, onLeave }: PartProps & { pending: string }) {
  const [confirm] = useConfirmSmsPhoneMutation();
  return (
    <>
      <Typography role="status">
        {t('A code of {digits} digits is on its way to {phone}. It works for {minutes} minutes.', {
          digits: CODE_DIGITS,
          phone: spacedPhone(pending),
          minutes: CODE_MINUTES,
        })}
      </Typography>
      <ShortForm
        labelledBy={headingId}
        initialValues={{ code: '' }}
        schema={code}
        send={async (body) => {
          await confirm({ userId: profile.user_id, body }).unwrap();
        }}
        button={t('Confirm the number')}
        actions={<Button onClick={onLeave}>{t('Another number or code')}</Button>}
      >
        <CodeField label={t('Code from the message')} />
      </ShortForm>
    </>
  );
}

interface ConfirmedProps {
  userId: number;
  number: string;
  onChange: () => void;
}

function Confirmed({ userId, number, onChange }: ConfirmedProps) {
  const [end, { isLoading }] = useEndSmsMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const stop = async () => {
    setProblem(null);
    try {
      await end(userId).unwrap();
    } catch (thrown) {
      setProblem(problemOf(readFailure(thrown)));
    }
  };
  return (
    <>
      <Typography role="status">
        {t('Messages go to {phone}.', { phone: spacedPhone(number) })}
      </Typography>
      {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
      <Actions>
        <BusyButton variant="outlined" busy={isLoading} onClick={() => void stop()}>
          {t('End text messages')}
        </BusyButton>
        <Button onClick={onChange}>{t('Use another number')}</Button>
      </Actions>
    </>
  );
}

/** The phone on which the member wants decisions in a few words; a code proves that it is theirs. */
export function SmsSection({ profile, sms }: { profile: Profile; sms: SmsPhone }) {
  const [isChanging, setIsChanging] = useState(false);
  const { number, pending } = sms;
  const part = (headingId: string) => {
    const about = { profile, headingId };
    if (isChanging) {
      return <PhoneForm {...about} onLeave={() => setIsChanging(false)} />;
    }
    if (pending) {
      return <ConfirmForm {...about} pending={pending} onLeave={() => setIsChanging(true)} />;
    }
    if (!number) return <PhoneForm {...about} />;
    return (
      <Confirmed userId={profile.user_id} number={number} onChange={() => setIsChanging(true)} />
    );
  };
  return (
    <Section
      title={t('Text messages')}
      lead={t(
        'What our team decides on your application, your claims and your posts also comes to your phone in a few words. This costs you nothing, and you can end it at any time.',
      )}
    >
      {part}
    </Section>
  );
}
