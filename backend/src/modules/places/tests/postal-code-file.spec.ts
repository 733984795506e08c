import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { PostalCodeFileError, readPostalCodeFile, readPostalCodeLine } from '../postal-code-file.js';
import { positionOfOffices } from '../postal-code-position.js';
import { postalCodeLine } from './postal-code-line.js';

describe('a postal-code file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-postal-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (text: string): string => {
    const path = join(folder, 'IN.txt');
    writeFileSync(path, text);
    return path;
  };

  it('gathers the offices of each code', async () => {
    const read = await readPostalCodeFile(
      file(
        [
          postalCodeLine({ office: 'Koramangala' }),
          '',
          postalCodeLine({ office: 'Koramangala VI Bk', latitude: '12.93' }),
          postalCodeLine({ code: '560041', latitude: '', longitude: '' }),
          postalCodeLine({ country: 'LK', code: '00100' }),
          postalCodeLine({ code: '570001', district: 'Mysuru', latitude: '12.3', longitude: '76.65' }),
        ].join('\r\n'),
      ),
    );
    expect([...read.codes.keys()]).toEqual(['560034', '570001']);
    expect(read.codes.get('560034')?.offices).toHaveLength(2);
    expect(read).toMatchObject({ offices: 3, skipped: 2 });
  });

  it('names every bad line', async () => {
    const lines = [
      postalCodeLine(),
      'IN\t560034',
      postalCodeLine({ code: '56003' }),
      postalCodeLine({ latitude: 'north' }),
      postalCodeLine({ latitude: '51.5', longitude: '-0.1' }),
      postalCodeLine({ state: ' ' }),
    ];
    await expect(readPostalCodeFile(file(lines.join('\n')))).rejects.toThrow(
      new PostalCodeFileError(
        [
          '5 bad lines, nothing was imported:',
          'line 2: 2 columns instead of at least 11',
          'line 3: the postal code has not six digits',
          'line 4: the latitude is no number',
          'line 5: the position is not in India',
          'line 6: the state is missing',
        ].join('\n'),
      ),
    );
  });

  it('does not list bad lines without end', async () => {
    const text = Array.from({ length: 50 }, () => 'x').join('\n');
    const error = await readPostalCodeFile(file(text)).catch((thrown: unknown) => thrown);
    expect((error as Error).message.split('\n')).toHaveLength(22);
    expect((error as Error).message).toMatch(/and 30 more$/);
  });

  it('refuses a file that is not there, a folder and an empty file', async () => {
    await expect(readPostalCodeFile(join(folder, 'none.txt'))).rejects.toThrow(/none.txt cannot be read \(ENOENT\)/);
    await expect(readPostalCodeFile(folder)).rejects.toThrow(/is no file/);
    await expect(readPostalCodeFile(file(''))).rejects.toThrow('The file holds no Indian postal codes.');
  });

  it('takes an accuracy that is not given for the lowest', () => {
    const read = readPostalCodeLine(postalCodeLine({ accuracy: '' }));
    expect(read).toMatchObject({ accuracy: 0 });
  });
});

describe('the position of a postal code', () => {
  const office = (latitude: number, longitude: number, accuracy = 4) => ({ latitude, longitude, accuracy });

  it('is that of its only office', () => {
    expect(positionOfOffices([office(12.93, 77.62)])).toEqual({ latitude: 12.93, longitude: 77.62 });
  });

  it('is the average of offices near each other', () => {
    const position = positionOfOffices([office(12.9, 77.6), office(13.0, 77.7)]);
    expect(position?.latitude).toBeCloseTo(12.95);
    expect(position?.longitude).toBeCloseTo(77.65);
  });

  it('leaves out an office that lies far away', () => {
    const position = positionOfOffices([office(12.9, 77.6), office(12.92, 77.6), office(28.6, 77.2)]);
    expect(position?.latitude).toBeCloseTo(12.91);
  });

  it('counts the best-known offices alone', () => {
    expect(positionOfOffices([office(12.9, 77.6, 1), office(13.1, 77.6, 4)])?.latitude).toBe(13.1);
  });

  it('is unknown when the offices lie all over', () => {
    expect(positionOfOffices([office(12.9, 77.6), office(28.6, 77.2)])).toBeNull();
    expect(positionOfOffices([office(12.9, 77.6), office(28.6, 77.2), office(19, 72.8)])).toBeNull();
  });
});
