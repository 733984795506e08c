const BYTES_PER_KB = 1024;

/** Name and kilobytes of a file, as its download says them. */
export const namedFile = ({ name, bytes }: { name: string; bytes: number }) => ({
  name,
  size: Math.max(1, Math.round(bytes / BYTES_PER_KB)),
});
