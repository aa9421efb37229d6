import { styled } from '@mui/material/styles';
import { useFileAddress } from './fileAddress';

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxHeight: 360,
  objectFit: 'cover',
  borderRadius: 14,
  marginBottom: theme.spacing(3),
}));

/** A picture that a member uploaded; the text next to it says the same, so its alternative text is empty. */
export function Picture({ path }: { path: string }) {
  const src = useFileAddress()(path);
  return src && <Image src={src} alt="" />;
}
