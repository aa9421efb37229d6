/** A 404 counts as deleted: the answer to a first attempt may have been lost. */
export const deleteRequest = {
  method: 'DELETE',
  validateStatus: ({ ok, status }: Response) => ok || status === 404,
  responseHandler: async (response: Response): Promise<unknown> => {
    if (response.status === 204) return null;
    const body: unknown = await response.json();
    return response.status === 404 ? null : body;
  },
};
