import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** A page's chunk is compiled with its first import, which takes a busy machine a while. */
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no layout to scroll, and says so at length. */
window.scrollTo = () => {};

/** Every rendered app adds its styles to the head again; queries by role crawl through them. */
afterEach(() => document.head.replaceChildren());
