import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const README_LINES = 200;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Links of a document to files of the repository, without fragments. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => decodeURI(link ?? ''));

/** Links of a document that lead to no file, each with the path of the document. */
const findBrokenLinks = (path: string, text: string): string[] =>
  linksOf(text)
    .filter((link) => !existsSync(join(ROOT, dirname(path), link)))
    .map((link) => `${path}: ${link}`);

/** Names of the variables in the first column of the tables of a document. */
const variablesIn = (document: string): string[] =>
  document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name ?? ''));

describe('documents', () => {
  it('contain no link to a file that does not exist', () => {
    const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
    expect(documents).toContain('README.md');
    expect(documents.flatMap((path) => findBrokenLinks(path, read(path)))).toEqual([]);
  });

  it('report a link to a file that does not exist', () => {
    const text = 'See [the books](money.md#example), [nothing](nothing.md) and [a site](https://example.com).';
    expect(findBrokenLinks('docs/README.md', text)).toEqual(['docs/README.md: nothing.md']);
  });

  it('README.md has at most 200 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(README_LINES);
  });

  it('docs/configuration.md lists each variable of the server once, and no other', () => {
    const schema =
      read('backend/src/config/environment.ts').split('const EnvironmentSchema')[1]?.split('\n});')[0] ?? '';
    const variables = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
    expect(variables).toContain('DATABASE_URL');
    expect(variablesIn(read('docs/configuration.md')).sort()).toEqual(variables.sort());
  });

  it('docs/adr/README.md lists each decision with its title', () => {
    const records = readdirSync(join(ROOT, 'docs/adr')).filter((name) => name !== 'README.md');
    const titles = records.map((name) => {
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(`docs/adr/${name}`)) ?? [];
      return `| ${number} | [${title}](${name})`;
    });
    const rows = read('docs/adr/README.md').match(/^\|\s*\d+ \| \[.+?\]\(.+?\)/gm) ?? [];
    expect(rows.map((row) => row.replace(/^\|\s*/, '| ')).sort()).toEqual(titles.sort());
  });
});
