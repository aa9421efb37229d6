import { useState } from 'react';
import type { Encoding } from '../../../domain/contract/resource';
import { readFailure } from '../../api/failure';
import { useUpload } from '../../api/uploadsApi';
import { isKeptPicture, keepPicture, keptFile } from './keptPicture';

const causeOf = (thrown: unknown): unknown => (thrown instanceof Error ? thrown.cause : thrown);

/** Uploads the files of a post, and says whether an upload is under way. */
export function usePostUploads() {
  const sendImage = useUpload('image');
  const sendFile = useUpload('file');
  const [uploads, setUploads] = useState(0);
  return {
    isUploading: uploads > 0,
    onBusy: (isBusy: boolean) => setUploads((count) => count + (isBusy ? 1 : -1)),
    /** Without an answer of the server the picture is kept in the form, and sent with the post. */
    uploadImage: async (file: File): Promise<string> => {
      try {
        return (await sendImage(file)).content_url;
      } catch (thrown) {
        if (readFailure(causeOf(thrown)).status !== null) throw thrown;
        return keepPicture(file);
      }
    },
    /** Sends a picture that was kept; rejects with the failed request. */
    sendKept: async <Values extends { image: string }>(values: Values): Promise<Values> => {
      if (!isKeptPicture(values.image)) return values;
      try {
        return { ...values, image: (await sendImage(keptFile(values.image))).content_url };
      } catch (thrown) {
        throw causeOf(thrown);
      }
    },
    uploadFile: async (file: File): Promise<Encoding> => {
      const { name, content_url, encoding_format, content_size } = await sendFile(file);
      return { name, content_url, encoding_format, content_size };
    },
  };
}
