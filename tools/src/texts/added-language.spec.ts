import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

const TAMIL = 'ta';
const product = await import('@nukkad/contract/languages');
jest.unstable_mockModule('@nukkad/contract/languages', () => ({
  ...product,
  LANGUAGES: [...product.LANGUAGES, TAMIL],
}));
const { checkLocales, taxonomyFaults } = await import('./locale-parity.js');
const { checkTextLengths } = await import('./text-lengths.js');
const { featureFiles, moduleFiles } = await import('../generators/templates.js');
const { namesOf } = await import('../generators/names.js');
const { PracticeQuerySchema } = await import('@nukkad/contract/payments/practice-payments');

describe('a language that was added to LANGUAGES', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'nukkad-language-'));
    const folder = join(root, 'backend', 'locales');
    mkdirSync(folder, { recursive: true });
    for (const language of product.LANGUAGES) writeFileSync(join(folder, `${language}.json`), '{"sms": "Hi"}');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('is missing in each folder of texts that lacks its file', () => {
    expect(checkLocales(root)).toEqual({ faults: ['backend/locales: ta.json is missing'], folders: 1 });
  });

  it('leaves the lengths of the other languages measured', () => {
    expect(checkTextLengths(root)).toEqual({ faults: [], count: product.LANGUAGES.length });
  });

  it('is missing in each label of the taxonomy that lacks it', () => {
    const labels = { low: { en: 'Low', hi: 'कम', kn: 'ಕಡಿಮೆ' } };
    expect(taxonomyFaults(labels, 'x')).toEqual(['x.low ta: the label is missing']);
  });

  it('gets a file in each folder of texts that is generated', () => {
    const made = Object.keys({ ...moduleFiles(namesOf('payroll')), ...featureFiles(namesOf('payroll')) });
    expect(made.filter((path) => path.endsWith('/ta.json'))).toEqual([
      'backend/src/modules/payroll/locales/ta.json',
      'frontend/src/features/payroll/locales/ta.json',
    ]);
  });

  it('is accepted by the page of practice payments', () => {
    expect(PracticeQuerySchema.parse({ lang: TAMIL })).toEqual({ lang: TAMIL });
  });
});
