import { describe, expect, it } from '@jest/globals';
import { HIRE_REQUIRED_FIELDS } from '@nukkad/contract/jobs/jobs';
import { LANGUAGES } from '@nukkad/contract/languages';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Texts {
  fields?: Record<string, string>;
  missingFields?: string;
  missingFieldsTitle?: string;
  form?: { fields: Record<string, string> };
  missing?: { title: string; text: string };
  format?: Record<string, unknown>;
}

const readTexts = (folder: string, language: string): Texts =>
  JSON.parse(readFileSync(join(ROOT, folder, 'locales', `${language}.json`), 'utf8')) as Texts;

describe.each(LANGUAGES)('the texts of the server in %s', (language) => {
  it('name the fields of the hire form as the form does', () => {
    const server = readTexts('backend/src/modules/jobs', language);
    const { form } = readTexts('frontend/src/entities/hiring', language);
    const { missing } = readTexts('frontend/src/features/hire-form', language);
    expect(HIRE_REQUIRED_FIELDS.filter((field) => !form?.fields[field])).toEqual([]);
    for (const field of HIRE_REQUIRED_FIELDS) expect(server.fields?.[field]).toBe(form?.fields[field]);
    expect([server.missingFields, server.missingFieldsTitle]).toEqual([missing?.text, missing?.title]);
    expect(missing?.text).toBeTruthy();
  });

  it('write dates in the same words as the screens', () => {
    const server: Record<string, unknown> = { ...readTexts('backend/src/common/dates', language) };
    const ownPatterns = ['weekdayDate', 'briefTime'];
    const words = Object.fromEntries(Object.entries(server).filter(([key]) => !ownPatterns.includes(key)));
    const { format } = readTexts('frontend/src/shared/i18n', language);
    expect(Object.keys(words).length).toBeGreaterThan(0);
    expect(format).toMatchObject(words);
  });
});
