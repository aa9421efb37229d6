import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { LegalBlock, LegalText } from '../../content/legal/types';
import { Page, PageTitle } from '../../ui/Page';

interface Props {
  title: string;
  text: LegalText;
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

const day = new Intl.DateTimeFormat('en-KE', { dateStyle: 'long', timeZone: 'Africa/Nairobi' });

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl>
      {block.terms.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const keyOf = (block: LegalBlock) => (typeof block === 'string' ? block : JSON.stringify(block));

export function LegalView({ title, text, children }: Props) {
  return (
    <Page title={title} description={text.summary} maxWidth="text">
      <PageTitle>{title}</PageTitle>
      <Typography variant="subtitle1">{text.summary}</Typography>
      <Typography variant="body2" color="text.secondary">
        Last changed: <time dateTime={text.changed}>{day.format(new Date(text.changed))}</time>
      </Typography>
      <Contents aria-label="On this page">
        <ol>
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </Contents>
      {text.sections.map(({ id, heading, blocks }) => (
        <Section key={id} id={id}>
          <Typography variant="h3" component="h2">
            {heading}
          </Typography>
          {blocks.map((block) => (
            <Block key={keyOf(block)} block={block} />
          ))}
        </Section>
      ))}
      {children}
    </Page>
  );
}
