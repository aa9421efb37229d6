import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { otherLanguage, t } from '../../../domain/language';
import { capitalise } from '../../../domain/capitalise';
import type { Resource } from '../../../domain/contract/resource';
import { themeColor } from '../../theme/palette';
import { Cloth } from '../../ui/illustrations/Cloth';
import { Markdown } from '../../ui/Markdown';
import { PageTitle } from '../../ui/Page';
import { PostCover } from '../post/PostCover';
import { ThemeChip } from '../theme/ThemeChip';
import { About } from './About';
import { ArticleColumns } from './articleColumns';
import { factsOf } from './resourceTexts';
import { Files } from './Files';

const Head = styled('header')(({ theme }) => ({
  '& .cloth': {
    height: 40,
    overflow: 'hidden',
    borderRadius: 8,
    marginBottom: theme.spacing(3),
    printColorAdjust: 'exact',
  },
  '& .themes': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    margin: theme.spacing(2, 0, 0),
    padding: 0,
    listStyle: 'none',
  },
}));

interface Props {
  resource: Resource;
  /** What the reader can do with the page. */
  actions?: ReactNode;
  /** Shown between head and text. */
  notice?: ReactNode;
}

/** A resource as its readers see it. */
export function ResourceArticle({ resource, actions, notice }: Props) {
  const { headline, abstract, description, resource_type, themes, encoding, image } = resource;
  const lang = otherLanguage(resource.in_language);
  return (
    <article>
      <Head>
        {image ? (
          <PostCover image={image} name={headline} />
        ) : (
          <div className="cloth">
            <Cloth
              seed={headline}
              color={themeColor(themes[0] ?? 'community action')}
              columns={48}
            />
          </div>
        )}
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{factsOf(resource)}</Typography>
        <PageTitle variant="h2" lang={lang}>
          {headline}
        </PageTitle>
        <Typography variant="subtitle1" component="p" lang={lang} sx={{ maxWidth: '60ch' }}>
          {abstract}
        </Typography>
        <ul className="themes" aria-label={t('Themes')}>
          {themes.map((theme) => (
            <li key={theme}>
              <ThemeChip theme={theme} />
            </li>
          ))}
        </ul>
        {actions}
      </Head>
      {notice}
      <ArticleColumns>
        <div>
          {encoding.length > 0 && <Files files={encoding} />}
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            {capitalise(t('The {type}', { type: t(resource_type) }))}
          </Typography>
          <Markdown lang={lang}>{description}</Markdown>
        </div>
        <About resource={resource} />
      </ArticleColumns>
    </article>
  );
}
