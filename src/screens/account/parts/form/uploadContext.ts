import { createContext, use } from 'react';

/** A field calls it when the upload of its file begins and ends: the form waits for the upload. */
export const UploadContext = createContext<(isBusy: boolean) => void>(() => {});

export const useOnUpload = () => use(UploadContext);
