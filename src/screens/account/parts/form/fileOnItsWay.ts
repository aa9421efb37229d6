import { createContext, use } from 'react';

/** Told by a field while its file is being sent: the form waits for it. */
export const FileOnItsWay = createContext<(isBusy: boolean) => void>(() => {});

export const useFileOnItsWay = () => use(FileOnItsWay);
