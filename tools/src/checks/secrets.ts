import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

const CONFIG = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };
/** Files without text that anybody wrote, texts of screens, collections of words, and digests of packages. */
const UNREAD =
  /\.(?:png|woff2?|gz|ico|tsv|gen\.ts)$|^package-lock\.json$|\/locales\/|\/search-set|\/places\/data\/|number-texts\.txt$/;

/** Places below `root` with what looks like a key, a token or a password, one line each; the value itself is masked. */
export async function findSecrets(root: string, files: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    const { messages } = await lintSource({
      source: {
        content: readFileSync(join(root, file), 'utf8'),
        filePath: file,
        ext: extname(file),
        contentType: 'text',
      },
      options: { config: CONFIG, maskSecrets: true },
    });
    found.push(...messages.map(({ message, loc }) => `${file}:${loc.start.line} ${message}`));
  }
  return found;
}

/** Looks for secrets in every file of the repository. */
export function checkSecrets(root: string): Promise<string[]> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return findSecrets(
    root,
    // git also lists files that were deleted and not committed
    listed.split('\0').filter((file) => file !== '' && !UNREAD.test(file) && existsSync(join(root, file))),
  );
}
