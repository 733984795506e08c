const BYTES_PER_KB = 1024;

/** Returns name and kilobytes of a file for the label of its download. */
export const namedFile = ({ name, bytes }: { name: string; bytes: number }) => ({
  name,
  size: Math.max(1, Math.round(bytes / BYTES_PER_KB)),
});
