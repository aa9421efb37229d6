import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { msg, t } from '../../../../domain/language';
import type { Profile } from '../../../../domain/contract/profile';
import { problemOf } from '../../../api/reasonOf';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { differences } from '../../../entities/fields/differences';
import { DraftForm } from '../../../ui/fields/DraftForm';
import { useRefusals } from '../../../ui/fields/refusals';
import { restoreDraft, useIsKept, useStoredDraft } from '../../../ui/fields/storedDraft';
import { VersionConflict } from '../../../ui/fields/VersionConflict';
import { useSaveProfile } from '../useSaveProfile';
import {
  detailsOf,
  detailsSchema,
  draftOf,
  labelsOf,
  toChange,
  toDetails,
  type DetailsDraft,
  type DetailsValues,
} from './detailsForm';
import { DetailsFields } from './DetailsFields';
import { EmailVerification } from './EmailVerification';
import { SaveDetails } from './SaveDetails';
import { Section } from './Section';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

const TYPE_NAMES = { individual: msg('Individual'), business: msg('Business') } as const;

/** Name, contact and picture of the member. What is typed is kept on the device until it is saved. */
export function Details({ profile }: { profile: Profile }) {
  const save = useSaveProfile(profile);
  const draftKey = `profileDraft:${profile.user_id}:details`;
  const saved = detailsOf(profile);
  // The version of a draft is what was read when it was begun.
  const draft = useStoredDraft(draftKey, saved, undefined, JSON.stringify(saved));
  const refusals = useRefusals<DetailsValues>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const isKept = useIsKept(draft);
  const [known, setKnown] = useState(saved);
  const [current, setCurrent] = useState<DetailsDraft | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const keep = useCallback((values: DetailsValues) => draft.keep(draftOf(values)), [draft]);

  async function submit(values: DetailsValues): Promise<boolean> {
    setProblem(null);
    setCurrent(null);
    setSavedAt(null);
    const read = restoreDraft(draft.version(), saved);
    const failure = await save(toChange(values, profile), toDetails(read));
    if (failure?.current) {
      draft.keepNow(draftOf(values));
      setCurrent(detailsOf(failure.current));
      return false;
    }
    if (failure) {
      refusals.refuse(values, failure.fields);
      if (Object.keys(refusals.validate(values)).length === 0) setProblem(problemOf(failure));
      return false;
    }
    const sent = draftOf(values);
    draft.settle(sent, draftKey, JSON.stringify(sent));
    setKnown(sent);
    setSavedAt(new Date());
    return true;
  }

  function resolve(isTaken: boolean): void {
    if (!current) return;
    draft.follow(JSON.stringify(current));
    if (isTaken) setKnown(current);
    setCurrent(null);
  }

  return (
    <Section title={t('Your details')}>
      {(headingId) => (
        <>
          <Facts>
            <dt>{t('Username')}</dt>
            <dd>{profile.username}</dd>
            <dt>{t('Account type')}</dt>
            <dd>{t(TYPE_NAMES[profile.user_type])}</dd>
            <dt>{t('Email address')}</dt>
            <dd>
              <EmailVerification profile={profile} />
            </dd>
          </Facts>
          <DraftForm
            labelledBy={headingId}
            initialValues={{ ...draft.initial, current_password: '' }}
            schema={detailsSchema(profile)}
            summary={labelsOf(profile.user_type)}
            validate={refusals.validate}
            onValues={keep}
            onSubmit={async (values, { setFieldValue, validateForm }) => {
              if (await submit(values)) await setFieldValue('current_password', '', false);
              else await validateForm(values);
            }}
          >
            <DetailsFields profile={profile} onBusy={setIsSending} />
            {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
            <VersionConflict
              key={savedAt?.getTime()}
              label={t('Two versions of your details')}
              current={current && { ...current, current_password: '' }}
              differences={(mine: DetailsValues, theirs: DetailsValues) =>
                differences(draftOf(mine), draftOf(theirs), labelsOf(profile.user_type))
              }
              onResolve={resolve}
            />
            <SaveDetails
              known={known}
              savedAt={savedAt}
              isWaiting={isSending}
              isKept={isKept}
              onDiscard={() => {
                draft.follow(JSON.stringify(saved));
                draft.restart(saved);
                setKnown(saved);
                return saved;
              }}
            />
          </DraftForm>
        </>
      )}
    </Section>
  );
}
