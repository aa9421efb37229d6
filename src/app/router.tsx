import { Route, Routes } from 'react-router';
import { pagePatterns } from '../../domain/pages';
import { keysOf } from '../../domain/records';
import { useConfig } from '../config';
import { Layout } from './layout/Layout';
import { NotFoundPage } from './notFoundPage';
import { PageOf } from './pages';

/** Every address of the SPA and its page. */
export const appRoutes = (productSlug: string) => {
  const patterns = pagePatterns(productSlug);
  return (
    <Route element={<Layout />}>
      {keysOf(patterns).map((name) => (
        <Route key={name} path={patterns[name]} element={<PageOf name={name} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  );
};

export const AppRoutes = () => <Routes>{appRoutes(useConfig().productSlug)}</Routes>;
