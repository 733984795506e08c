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

  it('groups the offices of each code', async () => {
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

  it('reports every invalid line', async () => {
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

  it('reports a limited number of invalid lines', async () => {
    const text = Array.from({ length: 50 }, () => 'x').join('\n');
    const error = await readPostalCodeFile(file(text)).catch((thrown: unknown) => thrown);
    expect((error as Error).message.split('\n')).toHaveLength(22);
    expect((error as Error).message).toMatch(/and 30 more$/);
  });

  it('rejects a missing file, a folder and an empty file', async () => {
    await expect(readPostalCodeFile(join(folder, 'none.txt'))).rejects.toThrow(/none.txt cannot be read \(ENOENT\)/);
    await expect(readPostalCodeFile(folder)).rejects.toThrow(/is no file/);
    await expect(readPostalCodeFile(file(''))).rejects.toThrow('The file holds no Indian postal codes.');
  });

  it('reports a single invalid line, and up to twenty of them without a rest', async () => {
    const messageOf = async (text: string): Promise<string[]> =>
      readPostalCodeFile(file(text)).then(
        () => [],
        (error: Error) => error.message.split('\n'),
      );
    expect(await messageOf(`${postalCodeLine()}\nx`)).toEqual([
      '1 bad line, nothing was imported:',
      'line 2: 1 columns instead of at least 11',
    ]);
    const twenty = await messageOf('x\n'.repeat(20));
    expect([twenty.length, twenty.at(-1)]).toEqual([21, 'line 20: 1 columns instead of at least 11']);
  });

  it('has another hash when a name changes, and the same for the same lines', async () => {
    const hashOf = async (office: string): Promise<string> =>
      (await readPostalCodeFile(file(postalCodeLine({ office })))).hash;
    const first = await hashOf('Koramangala');
    expect(await hashOf('Koramangala')).toBe(first);
    expect(await hashOf('Koramangala VI Bk')).not.toBe(first);
  });

  it('rejects a file with only other countries’ postal codes', async () => {
    const foreign = file(postalCodeLine({ country: 'LK', code: '00100' }));
    await expect(readPostalCodeFile(foreign)).rejects.toThrow('The file holds no Indian postal codes.');
  });

  it.each([
    ['', 0],
    ['0', 0],
    ['9', 9],
    ['10', 1],
    ['good', 1],
  ])('parses the accuracy "%s" as %d', (accuracy, expected) => {
    expect(readPostalCodeLine(postalCodeLine({ accuracy }))).toMatchObject({ accuracy: expected });
  });

  it('accepts a line without an accuracy', () => {
    const columns = postalCodeLine().split('\t');
    expect(readPostalCodeLine(columns.slice(0, 11).join('\t'))).toMatchObject({ code: '560034', accuracy: 0 });
    expect(readPostalCodeLine(columns.slice(0, 10).join('\t'))).toEqual({
      fault: '10 columns instead of at least 11',
    });
  });

  it.each<[Parameters<typeof postalCodeLine>[0], string]>([
    [{ state: 's'.repeat(101) }, 'the state is too long'],
    [{ district: 'd'.repeat(101) }, 'the district is too long'],
    [{ longitude: '' }, 'the longitude is no number'],
    [{ latitude: '' }, 'the latitude is no number'],
  ])('rejects the line %j', (changes, fault) => {
    expect(readPostalCodeLine(postalCodeLine(changes))).toEqual({ fault });
  });

  it('accepts a state of one letter, a state and a district of 100, and no district', () => {
    const [state, district] = ['s'.repeat(100), 'd'.repeat(100)];
    expect(readPostalCodeLine(postalCodeLine({ state, district }))).toMatchObject({ state, district });
    expect(readPostalCodeLine(postalCodeLine({ state: 'S', district: '' }))).toMatchObject({
      state: 'S',
      district: '',
    });
  });
});

describe('the position of a postal code', () => {
  const office = (latitude: number, longitude: number, accuracy = 4) => ({ latitude, longitude, accuracy });

  it('is the position of the only office', () => {
    expect(positionOfOffices([office(12.93, 77.62)])).toEqual({ latitude: 12.93, longitude: 77.62 });
  });

  it('is the average of offices near each other', () => {
    const position = positionOfOffices([office(12.9, 77.6), office(13.0, 77.7)]);
    expect(position?.latitude).toBeCloseTo(12.95);
    expect(position?.longitude).toBeCloseTo(77.65);
  });

  it('excludes an office far away', () => {
    const position = positionOfOffices([office(12.9, 77.6), office(12.92, 77.6), office(28.6, 77.2)]);
    expect(position?.latitude).toBeCloseTo(12.91);
  });

  it('counts the best-known offices alone', () => {
    expect(positionOfOffices([office(12.9, 77.6, 1), office(13.1, 77.6, 4)])?.latitude).toBe(13.1);
  });

  it('is around the most central office, in any order of the file', () => {
    const position = positionOfOffices([office(28.6, 77.2), office(12.9, 77.6), office(12.92, 77.6)]);
    expect(position?.latitude).toBeCloseTo(12.91);
  });

  it('counts offices up to 25 km away from the most central one', () => {
    const latitudeWith = (km: number): number =>
      positionOfOffices([office(12, 77.6), office(12, 77.6), office(12 + km / 111.195, 77.6)])?.latitude ?? 0;
    expect(latitudeWith(24.9)).toBeCloseTo(12 + 24.9 / 3 / 111.195);
    expect(latitudeWith(25.1)).toBe(12);
  });

  it('uses the first 200 offices', () => {
    const offices = Array.from({ length: 200 }, () => office(12.5, 77.5));
    expect(positionOfOffices([...offices, office(12.6, 77.5)])).toEqual({ latitude: 12.5, longitude: 77.5 });
  });

  it.each([
    ['two of two', [12.9, 28.6]],
    ['two of three', [12.9, 28.6, 19]],
    ['half of four', [12.9, 12.9, 28.6, 19]],
    ['three of five', [12.9, 12.9, 28.6, 19, 23]],
  ])('is unknown when %s offices lie elsewhere', (_share, latitudes) => {
    expect(positionOfOffices(latitudes.map((latitude) => office(latitude, 77.6)))).toBeNull();
  });

  it('is unknown without an office', () => {
    expect(positionOfOffices([])).toBeNull();
  });
});
