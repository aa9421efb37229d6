import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { t } from '../../../../../../domain/language';
import type { ChosenPicture } from '../../../../../../domain/contract/picture';
import { PICTURE_LIMITS } from '../../../../../../domain/fieldLimits';
import { TextField } from '../../../../../ui/fields/TextField';
import { useFileAddress } from '../../../../../ui/fileAddress';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: theme.spacing(0, 1.5),
  alignItems: 'start',
  maxWidth: 'none',
  margin: 0,
  padding: theme.spacing(1.5),
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&[data-over="true"]': { borderColor: theme.vars.palette.primary.main },
  '& .thumb': { cursor: 'grab' },
  '& img': {
    display: 'block',
    width: 96,
    height: 72,
    objectFit: 'cover',
    borderRadius: 8,
    backgroundColor: theme.vars.palette.divider,
  },
  '& .moves': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) },
}));

interface Props {
  picture: ChosenPicture;
  index: number;
  count: number;
  onMove: (from: number, to: number, button?: HTMLElement) => void;
  onRemove: (index: number) => void;
}

function useDragging({ index, onMove }: Pick<Props, 'index' | 'onMove'>) {
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const element = item.current;
    if (!element || !handle.current) return;
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: () => ({ photo: index }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          typeof source.data['photo'] === 'number' && source.element !== element,
        onDragEnter: () => setIsOver(true),
        onDragLeave: () => setIsOver(false),
        onDrop: ({ source }) => {
          setIsOver(false);
          onMove(Number(source.data['photo']), index);
        },
      }),
    );
  }, [index, onMove]);
  return { item, handle, isOver };
}

/** A photo of the listing: what it shows, and its place among the others. */
export function PhotoItem({ picture, index, count, onMove, onRemove }: Props) {
  const address = useFileAddress()(picture.src);
  const { item, handle, isOver } = useDragging({ index, onMove });
  const place = index + 1;
  const move = (to: number) => (event: MouseEvent<HTMLElement>) =>
    onMove(index, to, event.currentTarget);
  return (
    <Item ref={item} data-over={isOver}>
      <div className="thumb" ref={handle}>
        {address && (
          <img src={`${address}?width=320`} alt="" width={96} height={72} draggable={false} />
        )}
        <Typography variant="body2" align="center">
          {index === 0 ? t('Cover') : t('Photo {place}', { place })}
        </Typography>
      </div>
      <TextField
        name={`pictures[${index}].alt`}
        label={t('What photo {place} shows', { place })}
        autoCapitalize="sentences"
        maxLength={PICTURE_LIMITS.alt.maxLength}
      />
      <div className="moves">
        <Button
          size="small"
          disabled={index === 0}
          aria-label={t('Move photo {place} earlier', { place })}
          onClick={move(index - 1)}
        >
          {t('Earlier')}
        </Button>
        <Button
          size="small"
          disabled={index === count - 1}
          aria-label={t('Move photo {place} later', { place })}
          onClick={move(index + 1)}
        >
          {t('Later')}
        </Button>
        <Button
          size="small"
          aria-label={t('Remove photo {place}', { place })}
          onClick={() => onRemove(index)}
        >
          {t('Remove')}
        </Button>
      </div>
    </Item>
  );
}
