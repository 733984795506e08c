import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a file that does not have the content yet: an unchanged file restarts no server. Returns whether it wrote. */
export function writeIfChanged(file: URL, content: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return false;
  writeFileSync(file, content);
  return true;
}
