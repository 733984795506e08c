import type { ApiError } from '@nukkad/api-client/base-query';
import { useState } from 'react';

/** Errors of the server by field, with the names of the fields in its body. */
export type RefusedFields = Readonly<Record<string, string>>;

const NONE: RefusedFields = {};

/** Stores the errors of the last call, so that a form can show them at their fields. */
export function useRefusedFields() {
  const [refused, setRefused] = useState(NONE);
  return {
    refused,
    note: ({ problem }: ApiError) =>
      setRefused(Object.fromEntries((problem?.errors ?? []).map(({ field, message }) => [field, message]))),
    forget: () => setRefused(NONE),
  };
}
