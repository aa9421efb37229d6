import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { t } from '../../../../../domain/language';
import type { AnswerThatMatters } from '../../../../../domain/vetting/answersThatMatter';
import { proofIdOf } from '../../../../../domain/vetting/proofPath';
import { useConfig } from '../../../../config';
import { ExternalLink } from '../../../../ui/ExternalLink';
import { ChevronDownIcon } from '../../../../ui/icons';
import { safeHref } from '../../../../ui/safeHref';
import { ProofInPlace } from './ProofInPlace';

const Item = styled('li')(({ theme }) => ({
  maxWidth: 'none',
  margin: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& > button': {
    display: 'flex',
    alignItems: 'start',
    gap: theme.spacing(1),
    width: '100%',
    minHeight: 36,
    padding: theme.spacing(0.75, 0.5),
    border: 0,
    color: 'inherit',
    backgroundColor: 'transparent',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    // Below the head of the application, and with room for the answer.
    scrollMarginBlock: '9rem 14rem',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& > button > span': { flex: 1 },
  '& > button > small': { ...theme.typography.body2, whiteSpace: 'nowrap' },
  '& > button svg': { marginTop: 2, transition: 'transform 150ms' },
  '& > button[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { '& > button svg': { transition: 'none' } },
  '& > div': { padding: theme.spacing(0, 0.5, 1.5) },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(0.25, 2),
    margin: 0,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line' },
  '& dd p': { margin: 0 },
}));

/** Where the button of an answer is found, to be focused. */
export const matterAnchor = (question: number): string => `matter-${question}`;

function Proof({ proof, hint }: Pick<AnswerThatMatters, 'proof' | 'hint'>) {
  const { publicUrl } = useConfig();
  if (proof === '')
    return (
      <>
        {t('None.')}
        {hint && ` ${t('Could be shown by: {hint}', { hint })}`}
      </>
    );
  const own = proofIdOf(proof, publicUrl || window.location.origin);
  if (own !== null) return <ProofInPlace id={own} />;
  const href = safeHref(proof);
  return href ? <ExternalLink href={href}>{proof}</ExternalLink> : <>{proof}</>;
}

interface Props {
  matter: AnswerThatMatters;
  isOpen: boolean;
  isRead: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** A question; opened, what was answered, what it earned and its proof. */
export function MatterItem({ matter, isOpen, isRead, onOpen, onClose }: Props) {
  const id = useId();
  const { question, code, text, answer, before, points, proof, hint } = matter;
  return (
    <Item>
      <button
        type="button"
        id={matterAnchor(question)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={isOpen ? onClose : onOpen}
      >
        <ChevronDownIcon />
        <span>
          {code}: {text}
        </span>
        <small>{isRead ? t('Read') : t('Unread')}</small>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <dl>
            <dt>{t('Answer')}</dt>
            <dd>{answer.join('\n') || t('No answer')}</dd>
            {before !== null && (
              <>
                <dt>{t('Before')}</dt>
                <dd>{before || t('No answer')}</dd>
              </>
            )}
            {points !== null && (
              <>
                <dt>{t('Points')}</dt>
                <dd>{t('{points} of 4', { points })}</dd>
              </>
            )}
            <dt>{t('Proof')}</dt>
            <dd>
              <Proof proof={proof} hint={hint} />
            </dd>
          </dl>
        )}
      </div>
    </Item>
  );
}
