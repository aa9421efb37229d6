/** Why a file is not accepted, in words for its sender. It is caught within the worker thread. */
export class Refusal extends Error {}
