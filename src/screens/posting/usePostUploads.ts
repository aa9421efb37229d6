import { useState } from 'react';
import type { Encoding } from '../../../domain/contract/resource';
import { useUpload } from '../../api/uploadsApi';

/** Uploads the files of a post, and says whether an upload is under way. */
export function usePostUploads() {
  const sendImage = useUpload('image');
  const sendFile = useUpload('file');
  const [uploads, setUploads] = useState(0);
  return {
    isUploading: uploads > 0,
    onBusy: (isBusy: boolean) => setUploads((count) => count + (isBusy ? 1 : -1)),
    uploadImage: async (file: File): Promise<string> => (await sendImage(file)).content_url,
    uploadFile: async (file: File): Promise<Encoding> => {
      const { name, content_url, encoding_format, content_size } = await sendFile(file);
      return { name, content_url, encoding_format, content_size };
    },
  };
}
