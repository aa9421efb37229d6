import { createDefaultPolicy } from './app/createDefaultPolicy';
import { nextTask, runInParts } from './ui/nextTask';

createDefaultPolicy(window);

/** The code of the first load, in the order in which its parts need each other. */
const PARTS: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: "fetchBaseQuery" */ '@reduxjs/toolkit/query/react'
    ),
  () =>
    import(/* webpackMode: "eager", webpackExports: "readPageState" */ './app/wiring/pageState'),
  () => import(/* webpackMode: "eager", webpackExports: "styled" */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager" */ './app/layout/RouterFallback'),
  () => import(/* webpackMode: "eager" */ './app/pages'),
  () => import(/* webpackMode: "eager" */ './app/layout/TopBar'),
  () => import(/* webpackMode: "eager" */ './app/layout/Layout'),
  () => import(/* webpackMode: "eager" */ './theme/index'),
  // Its variables, which are made when they are first asked for (`scripts/webpack/shortThemeStart`).
  () => import(/* webpackMode: "eager" */ './theme/index').then(({ theme }) => theme.vars),
];

async function start(): Promise<void> {
  const { stackTraceLimit } = Error;
  // React and RTK Query make errors when they start; to say where, V8 would read all of their code once more.
  Error.stackTraceLimit = 0;
  await runInParts(PARTS).finally(() => (Error.stackTraceLimit = stackTraceLimit));
  const { showPage } = await import(/* webpackMode: "eager" */ './showPage');
  await nextTask();
  await showPage();
}

void start();
