import Skeleton from '@mui/material/Skeleton';
import { PageTitle } from '../../../ui/Page';
import { SlowNotice } from '../../../ui/SlowNotice';
import { ArticleColumns } from '../../../entities/resource/articleColumns';

interface Props {
  title: string;
  onRetry: () => void;
}

/** The shape of a resource while it loads. */
export const ResourceSkeleton = ({ title, onRetry }: Props) => (
  <>
    <PageTitle variant="h2">{title}</PageTitle>
    <SlowNotice onRetry={onRetry} />
    <div aria-hidden>
      <Skeleton sx={{ width: 'min(100%, 40rem)', height: 32 }} />
      <ArticleColumns>
        <div>
          {['94%', '98%', '91%', '60%', '96%', '70%'].map((width) => (
            <Skeleton key={width} sx={{ width, height: 28 }} />
          ))}
        </div>
        <Skeleton variant="rounded" sx={{ height: 320 }} />
      </ArticleColumns>
    </div>
  </>
);
