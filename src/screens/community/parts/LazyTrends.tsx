import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../../../domain/language';
import { lazyComponent } from '../../../ui/lazyComponent';
import { LazyPart } from '../../../ui/LazyPart';
import { useClientValue } from '../../../ui/useClientValue';
import { Section } from '../../../ui/Section';

/** The address `/community#trends` leads here. */
const ANCHOR = 'trends';

/** How far below the screen the charts' code begins to load. */
const LOAD_DISTANCE = '400px';

/** Leaves room for the bar of the page, which stays above. */
const Place = styled('div')({ scrollMarginTop: 48 });

/** The shape of the charts, animated only while they load. */
const Shape = ({ animation = 'pulse' }: Pick<SkeletonProps, 'animation'>) => (
  <Skeleton variant="rounded" animation={animation} sx={{ height: 420, mt: 4 }} />
);

const Trends = lazyComponent(
  () => import(/* webpackChunkName: "trends" */ '../trends/TrendsSection'),
  <Shape />,
);

const readCanWatch = () => 'IntersectionObserver' in globalThis;

/** Charts are heavier than the page, so they load when the reader comes near or follows a link to them. */
export function LazyTrends() {
  const { hash } = useLocation();
  // No server learns the part of an address after #.
  const isAskedFor = useClientValue(() => hash === `#${ANCHOR}`, false);
  const [isNear, setIsNear] = useState(false);
  const canWatch = useClientValue(readCanWatch, true);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isAskedFor) place.current?.scrollIntoView();
  }, [isAskedFor]);

  useEffect(() => {
    if (isNear || !readCanWatch() || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: LOAD_DISTANCE },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  return (
    <Place id={ANCHOR} ref={place}>
      <Section
        title={t('Trends')}
        lead={t(
          'What members say about their habits, counted once a month so that nobody can be identified.',
        )}
        tone="subtle"
      >
        <LazyPart message={t('The trends could not be loaded.')}>
          {isNear || isAskedFor || !canWatch ? <Trends /> : <Shape animation={false} />}
        </LazyPart>
      </Section>
    </Place>
  );
}
