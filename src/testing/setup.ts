import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** A page's chunk is compiled with its first import, which takes a busy machine a while. */
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no layout to scroll, and says so at length. */
if (typeof window !== 'undefined') window.scrollTo = () => {};
