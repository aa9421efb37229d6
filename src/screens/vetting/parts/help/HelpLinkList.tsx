import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { plural, t } from '../../../../../domain/language';
import { useProgress } from '../../../../actors/vetting';
import { readFailure } from '../../../../api/failure';
import { useEndHelpLinkMutation } from '../../../../api/helpApi';
import { problemOf } from '../../../../api/reasonOf';
import type { HelpLink } from '../../../../../domain/contract/helpLinks';
import { ActionRows } from '../../../../ui/ActionRows';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { dayText } from '../../../../ui/format';
import { useToast } from '../../../../ui/toasts';

/** The links that still work. */
export function HelpLinkList({ links }: { links: readonly HelpLink[] }) {
  const toast = useToast();
  const { categories } = useProgress();
  const [end, { isLoading }] = useEndHelpLinkMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const nameOf = (category: number) =>
    categories.find(({ id }) => id === category)?.category_name ?? '';

  async function endLink({ id, name }: HelpLink) {
    setProblem(null);
    try {
      await end(id).unwrap();
      toast('success', t('The link of {name} has ended.', { name }));
    } catch (thrown) {
      setProblem(problemOf(readFailure(thrown)));
    }
  }

  return (
    <>
      {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
      <ActionRows aria-label={t('Links that work')}>
        {links.map((link) => (
          <li key={link.id}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{link.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  t(nameOf(link.category)),
                  link.answers === 0
                    ? t('nothing answered yet')
                    : plural(link.answers, '# answer saved', '# answers saved'),
                  t('works until {day}', { day: dayText(link.expires_at) }),
                ].join(' · ')}
              </Typography>
            </div>
            <div className="actions">
              <Button
                variant="text"
                disabled={isLoading}
                aria-label={t('End the link of {name}', { name: link.name })}
                onClick={() => void endLink(link)}
              >
                {t('End the link')}
              </Button>
            </div>
          </li>
        ))}
      </ActionRows>
    </>
  );
}
