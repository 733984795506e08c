import type { ApiError } from '@nukkad/api-client/base-query';
import { useState } from 'react';

/** What the server says is wrong with which field, by the names that fields have in its body. */
export type RefusedFields = Readonly<Record<string, string>>;

const NONE: RefusedFields = {};

/** Keeps what the server refused in the last call, so that a form can say it where it was written. */
export function useRefusedFields() {
  const [refused, setRefused] = useState(NONE);
  return {
    refused,
    note: ({ problem }: ApiError) =>
      setRefused(Object.fromEntries((problem?.errors ?? []).map(({ field, message }) => [field, message]))),
    forget: () => setRefused(NONE),
  };
}
