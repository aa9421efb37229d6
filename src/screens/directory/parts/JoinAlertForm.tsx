import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../domain/language';
import { countyName } from '../../../../domain/counties';
import { EMAIL_PATTERN, FIELD_MESSAGES } from '../../../../domain/messages';
import { useAddJoinAlertMutation } from '../../../api/joinAlertsApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { TextField } from '../../../ui/fields/TextField';
import type { DirectoryFilters } from '../filters';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: '36rem',
  marginBlock: theme.spacing(2),
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}));

const schema = object({
  email: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.emailRequired))
    .matches(EMAIL_PATTERN, () => t(FIELD_MESSAGES.emailFormat)),
});

export interface JoinAlertFormProps {
  search: Pick<DirectoryFilters, 'q' | 'county'>;
  onClose: () => void;
}

function wantedText({ q, county }: JoinAlertFormProps['search']): string {
  const where = county === null ? undefined : countyName(county);
  if (where === undefined) {
    return q === ''
      ? t('Tell me when a business joins')
      : t('Tell me when a business for “{q}” joins', { q });
  }
  return q === ''
    ? t('Tell me when a business joins in {where}', { where })
    : t('Tell me when a business for “{q}” joins in {where}', { q, where });
}

/** Asks for the address; the server asks it to confirm before it writes anything else. */
export function JoinAlertForm({ search, onClose }: JoinAlertFormProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [add] = useAddJoinAlertMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const send = async ({ email }: { email: string }) => {
    setProblem(null);
    const address = email.trim();
    try {
      await add({ email: address, q: search.q, county: search.county ?? '' }).unwrap();
      setAskedFor(address);
    } catch (error) {
      setProblem(problemOf(readFailure(error)));
    }
  };
  return (
    <Frame>
      <Typography ref={heading} id={headingId} variant="h4" component="h3" tabIndex={-1}>
        {wantedText(search)}
      </Typography>
      {askedFor !== null ? (
        <FormAlert severity="success">
          {t(
            'We have sent an email to {email}. Open its link within two days, and we write to you when one joins.',
            { email: askedFor },
          )}
        </FormAlert>
      ) : (
        <Formik initialValues={{ email: '' }} validationSchema={schema} onSubmit={send}>
          {({ isSubmitting }) => (
            <Form labelledBy={headingId}>
              {problem !== null && (
                <FormAlert key={problem.text} wait={problem.wait}>
                  {problem.text}
                </FormAlert>
              )}
              <TextField
                name="email"
                label={t('Your email address')}
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                required
                help={t(
                  'You get one email, once you have confirmed the address. Then we delete it.',
                )}
              />
              <Actions>
                <BusyButton type="submit" variant="contained" busy={isSubmitting}>
                  {t('Tell me')}
                </BusyButton>
                <Button variant="text" onClick={onClose}>
                  {t('Cancel')}
                </Button>
              </Actions>
            </Form>
          )}
        </Formik>
      )}
    </Frame>
  );
}
