import { useState } from 'react';
import type { Encoding } from '../../../domain/contract/resource';
import { useUpload } from '../../api/uploadsApi';

/** Sends the files of a post, and knows whether one is still on its way. */
export function usePostUploads() {
  const sendImage = useUpload('image');
  const sendFile = useUpload('file');
  const [onTheirWay, setOnTheirWay] = useState(0);
  return {
    isUploading: onTheirWay > 0,
    onBusy: (isBusy: boolean) => setOnTheirWay((count) => count + (isBusy ? 1 : -1)),
    uploadImage: async (file: File): Promise<string> => (await sendImage(file)).content_url,
    uploadFile: async (file: File): Promise<Encoding> => {
      const { name, content_url, encoding_format, content_size } = await sendFile(file);
      return { name, content_url, encoding_format, content_size };
    },
  };
}
