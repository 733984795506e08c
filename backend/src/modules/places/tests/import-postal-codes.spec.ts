import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { PATIENT_SETTINGS } from '../../../../test/limits.js';
import { connectionOptions } from '../../../common/database/connection-options.js';
import { readConfig } from '../../../config/environment.js';
import { PlaceEntity, type PlaceSource } from '../entities/place.entity.js';
import { PlaceNameEntity } from '../entities/place-name.entity.js';
import { readGazetteerFiles } from '../gazetteer-files.js';
import { postalCodeRows } from '../gazetteer-rows.js';
import { addMissingPlaces } from '../gazetteer.repository.js';
import { importPostalCodes } from '../import-postal-codes.use-case.js';
import { loadGazetteer } from '../load-gazetteer.use-case.js';
import { ResolvePlace } from '../resolve-place.read-model.js';
import { SearchPlaces } from '../search-places.read-model.js';
import { postalCodeLine } from './postal-code-line.js';

const MYSURU = { code: '570001', district: 'Mysuru', latitude: '12.3052', longitude: '76.6552' };
/** The product's codes with this prefix. */
const BUILT_IN_56003 = ['560030', '560032', '560033', '560034', '560035', '560036', '560037', '560038', '560039'];
const FORT = { code: '400001', district: 'Mumbai', state: 'Maharashtra', latitude: '18.9388', longitude: '72.8354' };

describe('postal codes', () => {
  let folder: string;
  let dataSource: DataSource;
  let places: ResolvePlace;

  const file = (...lines: string[]): string => {
    const path = join(folder, 'IN.txt');
    writeFileSync(path, lines.join('\n'));
    return path;
  };
  const imported = (): Promise<PlaceEntity[]> =>
    dataSource.getRepository(PlaceEntity).find({ where: { source: 'postal_codes' }, order: { context: 'ASC' } });
  const codesOf = async (source: PlaceSource): Promise<string[]> => {
    const rows = await dataSource.getRepository(PlaceEntity).find({ where: { source, kind: 'postal_code' } });
    return rows.map((row) => row.names.en).sort();
  };
  /**
   * Removes the imported postal codes and adds the product's codes that they replaced; loads nothing else if nothing
   * changed.
   */
  const restorePlaces = async (): Promise<void> => {
    await dataSource.query(`DELETE FROM places WHERE source = 'postal_codes'`);
    await dataSource.query(`DELETE FROM gazetteer_loads WHERE source = 'postal_codes'`);
    await addMissingPlaces(dataSource.manager, postalCodeRows(readGazetteerFiles()));
    await loadGazetteer(dataSource);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nukkad-postal-'));
    const url = process.env['TEST_DATABASE_URL'];
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, ...PATIENT_SETTINGS });
    const options = { ...connectionOptions(config), entities: [PlaceEntity, PlaceNameEntity] };
    dataSource = await new DataSource(options).initialize();
    places = new ResolvePlace(dataSource, { find: async () => null });
    expect(await imported()).toEqual([]);
  });
  afterAll(async () => {
    await restorePlaces();
    await dataSource.destroy();
    rmSync(folder, { recursive: true });
  });

  it.each<[string, (source: DataSource) => Promise<unknown>]>([
    ['an import', (source) => importPostalCodes(source, file(postalCodeLine()))],
    ['the load of the product’s places', (source) => loadGazetteer(source)],
  ])('lock out other writers with the first statement of %s', async (_which, write) => {
    const statements: string[] = [];
    const query = (statement: string): Promise<never> => {
      statements.push(statement);
      return Promise.reject(new Error('ended'));
    };
    const source = {
      manager: { query: () => Promise.resolve([]) },
      transaction: (work: (tx: unknown) => unknown) => work({ query }),
    } as unknown as DataSource;
    await expect(write(source)).rejects.toThrow('ended');
    expect(statements).toEqual([expect.stringContaining('pg_advisory_xact_lock')]);
  });

  it('imports one place for each code, in its city', async () => {
    const done = await importPostalCodes(
      dataSource,
      file(
        postalCodeLine(),
        postalCodeLine({ latitude: '12.9252' }),
        postalCodeLine(MYSURU),
        postalCodeLine(FORT),
        postalCodeLine({ code: '560999' }),
        postalCodeLine({ code: '560999', latitude: '28.6', longitude: '77.2' }),
        postalCodeLine({ code: '744301', state: 'Elsewhere', district: 'Nicobar', latitude: '9.2', longitude: '92.8' }),
      ),
    );
    expect(done).toEqual({ postalCodes: 4, offices: 7, skipped: 0, scattered: ['560999'] });
    const rows = await imported();
    expect(rows.map((row) => row.names.en).sort()).toEqual(['400001', '560034', '570001', '744301']);
    const koramangala = rows.find((row) => row.names.en === '560034');
    expect(koramangala).toMatchObject({
      kind: 'postal_code',
      cityNames: { en: 'Bengaluru', kn: 'ಬೆಂಗಳೂರು' },
      stateNames: { en: 'Karnataka', hi: 'कर्नाटक' },
    });
    expect(koramangala?.latitude).toBeCloseTo(12.9302);
    const nicobar = rows.find((row) => row.names.en === '744301');
    expect(nicobar).toMatchObject({ cityId: null, cityNames: { en: 'Nicobar' }, stateNames: { en: 'Elsewhere' } });
  });

  it.each([
    ['560034', '560034, Bengaluru'],
    ['PIN 560 034', '560034, Bengaluru'],
    ['५६००३४', '560034, Bengaluru'],
    ['Unknown Street 5, Bangalore 560034', '560034, Bengaluru'],
    ['Koramangala 4th Block, Bangalore - 560034', 'Koramangala, Bengaluru'],
    ['MG Road, 570001', '570001, Mysuru'],
    ['Majestic Hotel, 400001', '400001, Mumbai'],
  ])('resolves the postal code in %s', async (text, label) => {
    expect((await places.execute(text))?.label).toBe(label);
  });

  it.each(['Bangalore 400001', 'Koramangala, 400001', 'Mysuru 560034'])(
    'detects the contradiction in %s',
    async (text) => {
      expect(await places.execute(text)).toBeNull();
    },
  );

  it('suggests postal codes for a typed beginning', async () => {
    const search = new SearchPlaces(dataSource);
    const known = await search.execute({ query: '56003', limit: 20 });
    expect(known.map(({ name }) => name).sort()).toEqual(BUILT_IN_56003);
    const found = await search.execute({ query: '40000', limit: 5 });
    expect(found).toMatchObject([{ name: '400001', kind: 'postal_code', city: 'Mumbai', state: 'Maharashtra' }]);
  });

  it('changes nothing when the same file is imported again', async () => {
    const path = file(postalCodeLine(), postalCodeLine(MYSURU));
    await importPostalCodes(dataSource, path);
    const before = await imported();
    expect(await importPostalCodes(dataSource, path)).toMatchObject({ postalCodes: 2, scattered: [] });
    expect(await imported()).toEqual(before);
  });

  it('removes codes that a newer file omits', async () => {
    await importPostalCodes(dataSource, file(postalCodeLine(MYSURU)));
    expect((await imported()).map((row) => row.names.en)).toEqual(['570001']);
  });

  it('replaces a code of the product by its imported place', async () => {
    const ofProduct = await codesOf('built_in');
    expect(ofProduct).toContain('560034');
    await importPostalCodes(dataSource, file(postalCodeLine({ latitude: '12.9302' })));
    expect(await places.execute('560034')).toMatchObject({ latitude: 12.9302 });
    expect(await codesOf('postal_codes')).toEqual(['560034']);
    expect(await codesOf('built_in')).toEqual(ofProduct.filter((code) => code !== '560034'));
  });

  it('restores a code of the product once a newer file omits it', async () => {
    await importPostalCodes(dataSource, file(postalCodeLine({ latitude: '12.9302' })));
    await importPostalCodes(dataSource, file(postalCodeLine(MYSURU)));
    expect(await codesOf('postal_codes')).toEqual(['570001']);
    expect(await codesOf('built_in')).toContain('560034');
    expect((await places.execute('560034'))?.latitude).toBeCloseTo(12.9352, 4);
  });

  it('imports nothing from a file with an invalid line', async () => {
    const before = await imported();
    const path = file(postalCodeLine(), 'rubbish', postalCodeLine(FORT));
    await expect(importPostalCodes(dataSource, path)).rejects.toThrow(/line 2: 1 columns/);
    expect(await imported()).toEqual(before);
  });

  it('are retained when the places of the product are loaded again', async () => {
    await importPostalCodes(dataSource, file(postalCodeLine({ latitude: '12.9302' })));
    expect(await loadGazetteer(dataSource)).toMatchObject({ loaded: false });
    const ids = async (): Promise<string | undefined> => {
      const rows: { ids: string }[] = await dataSource.query(
        `SELECT md5(string_agg(id::text, ',' ORDER BY id)) AS ids FROM places`,
      );
      return rows[0]?.ids;
    };
    const before = await ids();
    await dataSource.query(`UPDATE gazetteer_loads SET content_hash = 'older' WHERE source = 'built_in'`);
    await dataSource.query(`UPDATE places SET latitude = 0 WHERE kind = 'city'`);
    await dataSource.query(`DELETE FROM place_names WHERE normalised = 'koramangala'`);
    const done = await loadGazetteer(dataSource);
    expect(done.loaded).toBe(true);
    expect(done.places).toBeGreaterThan(2500);
    expect(await ids()).toBe(before);
    expect((await imported())[0]?.cityId).not.toBeNull();
    expect(await codesOf('postal_codes')).toEqual(['560034']);
    expect(await places.execute('560034')).toMatchObject({ latitude: 12.9302 });
    expect(await places.execute('Koramangala')).not.toBeNull();
    expect((await places.execute('Bengaluru'))?.latitude).toBeCloseTo(12.97, 1);
    expect(await loadGazetteer(dataSource)).toEqual({ loaded: false, places: done.places });
  });
});
