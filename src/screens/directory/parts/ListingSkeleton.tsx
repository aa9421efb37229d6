import { styled } from '@mui/material/styles';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { SlowNotice } from '../../../ui/SlowNotice';
import { ListingColumns } from '../../../entities/listing/ListingColumns';

const Shape = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2),
  '& .cloth': { height: 88, borderRadius: 14, marginBottom: theme.spacing(5) },
  '& .contact': { height: 320, borderRadius: 14 },
}));

/** The shape of a listing while it loads. */
export function ListingSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <SlowNotice onRetry={onRetry} />
      <Shape aria-hidden>
        <SkeletonBlock className="cloth" />
        <ListingColumns>
          <div>
            {['94%', '98%', '91%', '60%', '96%', '70%'].map((width) => (
              <SkeletonBlock key={width} sx={{ width }} />
            ))}
          </div>
          <SkeletonBlock className="contact" />
        </ListingColumns>
      </Shape>
    </>
  );
}
