import { nanoid } from '@reduxjs/toolkit';
import type { Upload, UploadKind } from '../../domain/contract/upload';
import { answerWith } from './answerChecks';
import { baseApi } from './baseApi';
import { readFailure } from './failure';
import { reasonOf } from './reasonOf';

interface UploadRequest {
  kind: UploadKind;
  file: File;
}

/** A file keeps its key, so that another attempt is a retry and does not store a second file. */
const keys = new WeakMap<File, string>();

function keyOf(file: File): string {
  const key = keys.get(file) ?? nanoid();
  keys.set(file, key);
  return key;
}

/** The server reads the kind before the file. */
function formOf({ kind, file }: UploadRequest): FormData {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', file, file.name);
  return form;
}

export const uploadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createUpload: build.mutation<Upload, UploadRequest>({
      query: (request) => ({
        url: 'mainapp/uploads/',
        method: 'POST',
        body: formOf(request),
        headers: { 'Idempotency-Key': keyOf(request.file) },
      }),
      responseSchema: answerWith<Upload>({
        content_url: 'string',
        name: 'string',
        encoding_format: 'string',
        content_size: 'number',
      }),
    }),
  }),
});

const { useCreateUploadMutation } = uploadsApi;

/** Why a file was refused. */
function refusalOf(thrown: unknown): string {
  const failure = readFailure(thrown);
  const messages = [failure.fields['file'], failure.fields['kind']].flatMap((found) => found ?? []);
  return messages.length > 0 ? messages.join(' ') : reasonOf(failure);
}

/** Stores files of one kind; rejects with an Error whose message can be shown. */
export function useUpload(kind: UploadKind): (file: File) => Promise<Upload> {
  const [create] = useCreateUploadMutation();
  return async (file) => {
    try {
      return await create({ kind, file }).unwrap();
    } catch (thrown) {
      throw new Error(refusalOf(thrown), { cause: thrown });
    }
  };
}
