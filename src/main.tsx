import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createApp } from './app/createApp';
import { createDefaultPolicy } from './app/createDefaultPolicy';
import { reloadOnMissingChunk } from './app/lazyPage';
import { readConfig } from './config';

createDefaultPolicy(window);
reloadOnMissingChunk(window, () => window.location.reload());
const app = createApp({
  config: readConfig(document),
  window,
  now: Date.now,
  Router: BrowserRouter,
});
app.start();
const container = document.getElementById('root');
if (container) createRoot(container).render(app.element);
