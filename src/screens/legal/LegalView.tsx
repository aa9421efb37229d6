import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { localeFor, t, type Values } from '../../../domain/language';
import type { TextPart } from '../../../domain/textSections';
import type { LegalBlock, LegalText } from '../../content/legal/types';
import { PageBody } from '../../entities/siteText/PageBody';
import { leadOf, type EditedText } from '../../entities/siteText/useSiteText';
import { Page, PageTitle } from '../../ui/Page';
import { rich } from '../../ui/rich';

interface Props {
  title: string;
  text: LegalText;
  /** Text that editors wrote in its place; undefined while it is not known. */
  edited: EditedText | null | undefined;
  /** Controls on the same page, such as the choice of cookies. */
  children?: ReactNode;
}

const Contents = styled('nav')(({ theme }) => ({
  margin: theme.spacing(4, 0),
  padding: theme.spacing(2, 3),
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.subtle,
  '& ol': { margin: 0, paddingInlineStart: '1.5em' },
  '& a': {
    display: 'inline-block',
    verticalAlign: 'top',
    paddingBlock: theme.spacing(0.5),
    color: 'inherit',
  },
}));

const Section = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(5),
  '& p': { marginBlock: theme.spacing(1) },
  '& li': { marginBlock: theme.spacing(0.75), maxWidth: '66ch' },
  '& dt': { marginTop: theme.spacing(2), fontWeight: 600 },
  '& dd': { margin: 0, maxWidth: '68ch', color: theme.vars.palette.text.secondary },
}));

const dayText = (iso: string): string =>
  new Intl.DateTimeFormat(localeFor('en-GB'), {
    dateStyle: 'long',
    timeZone: 'Africa/Nairobi',
  }).format(new Date(iso));

function Block({ block, values }: { block: LegalBlock; values: Values }) {
  if (typeof block === 'string') return <p>{t(block, values)}</p>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{t(item, values)}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl>
      {block.terms.map(([term, text]) => (
        <div key={term}>
          <dt>{t(term, values)}</dt>
          <dd>{t(text, values)}</dd>
        </div>
      ))}
    </dl>
  );
}

const keyOf = (block: LegalBlock) => (typeof block === 'string' ? block : JSON.stringify(block));

/** Sections that keep their heading keep their address. */
const idOf = ({ sections }: LegalText, { id, heading }: TextPart): string =>
  sections.find((section) => section.heading === heading)?.id ?? id;

export function LegalView({ title, text, edited, children }: Props) {
  const parts = edited?.parts.map((part) => ({ ...part, id: idOf(text, part) }));
  const changed = edited?.changed ?? text.changed;
  const summary = t(text.summary, text.values);
  return (
    <Page title={title} description={summary} maxWidth="text">
      <PageTitle>{title}</PageTitle>
      <Typography variant="subtitle1">{leadOf(edited, summary)}</Typography>
      <Typography variant="body2" color="text.secondary">
        {rich(
          'Last changed: <time>{date}</time>',
          { time: (inner) => <time dateTime={changed}>{inner}</time> },
          { date: dayText(changed) },
        )}
      </Typography>
      {edited !== undefined && (
        <Contents aria-label={t('On this page')}>
          <ol>
            {(parts ?? text.sections).map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{parts ? heading : t(heading)}</a>
              </li>
            ))}
          </ol>
        </Contents>
      )}
      <PageBody text={edited && { parts: parts ?? [] }}>
        {text.sections.map(({ id, heading, blocks }) => (
          <Section key={id} id={id}>
            <Typography variant="h3" component="h2">
              {t(heading)}
            </Typography>
            {blocks.map((block) => (
              <Block key={keyOf(block)} block={block} values={text.values} />
            ))}
          </Section>
        ))}
      </PageBody>
      {children}
    </Page>
  );
}
