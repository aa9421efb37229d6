import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Profile } from '../../../../domain/contract/profile';
import { LANGUAGE_NAMES, LANGUAGES, t, type Language } from '../../../../domain/language';
import { problemOf } from '../../../api/reasonOf';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { SlowWrite } from '../../../ui/SlowWrite';
import { useSaveProfile } from '../useSaveProfile';
import { Section } from './Section';

/** The language of emails; pages have theirs in the address. Saved as soon as it is chosen. */
export function LanguageChoice({ profile }: { profile: Profile }) {
  const save = useSaveProfile(profile);
  const [pending, setPending] = useState<Language | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const choose = async (wanted: Language) => {
    if (pending !== null) return;
    setPending(wanted);
    setProblem(null);
    const failure = await save({ language: wanted });
    setPending(null);
    setProblem(failure && problemOf(failure));
  };
  return (
    <Section
      title={t('Language')}
      lead={t('Our emails to you are in this language. The language of the pages is chosen above.')}
    >
      <RadioGroup row aria-label={t('Language of emails')} value={pending ?? profile.language}>
        {LANGUAGES.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            label={<span lang={name}>{LANGUAGE_NAMES[name]}</span>}
            control={<Radio onChange={() => void choose(name)} />}
          />
        ))}
      </RadioGroup>
      <Typography variant="body2" color="textSecondary" role="status">
        {pending !== null && t('Saving…')}
      </Typography>
      {pending !== null && <SlowWrite />}
      {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
    </Section>
  );
}
