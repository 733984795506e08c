import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { PATIENT_SETTINGS } from '../../../../test/limits.js';
import { runInRequest } from '../../../common/context/request-context.js';
import { connectionOptions } from '../../../common/database/connection-options.js';
import { readConfig } from '../../../config/environment.js';
import type { Geocoded, Geocoder } from '../geocoder.js';
import { readGazetteerFiles } from '../gazetteer-files.js';
import { ResolvePlace } from '../resolve-place.read-model.js';

/** A geocoder with one answer, which records its requests. */
class OneAnswer implements Geocoder {
  readonly asked: string[] = [];
  constructor(private readonly answer: Geocoded | null) {}
  async find(text: string): Promise<Geocoded | null> {
    this.asked.push(text);
    return this.answer;
  }
}

describe('ResolvePlace', () => {
  let dataSource: DataSource;
  let silent: OneAnswer;
  let places: ResolvePlace;

  beforeAll(async () => {
    const url = process.env['TEST_DATABASE_URL'];
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, ...PATIENT_SETTINGS });
    dataSource = await new DataSource(connectionOptions(config)).initialize();
    silent = new OneAnswer(null);
    places = new ResolvePlace(dataSource, silent);
  });
  afterAll(() => dataSource.destroy());

  // One text for each rule; the corpora in readings/ contain real addresses.
  it.each([
    ['a name in another script', 'ಕೋರಮಂಗಲ', 'Koramangala, Bengaluru'],
    ['another name of the place', 'City Market, Bangalore', 'KR Market, Bengaluru'],
    ['a postal code beside an unknown street', 'Unknown Street 5, Bangalore 560100', '560100, Bengaluru'],
    ['a city alone', 'Anywhere in Bangalore', 'Bengaluru'],
    ['a full address', 'Shop 4, 80 Feet Road, Koramangala 4th Block, Bangalore 560034', 'Koramangala, Bengaluru'],
    ['the place in the city that is named', 'Hebbal, Mysuru', 'Hebbal, Mysuru'],
    ['a misspelt name', 'Kormangla, Banglore', 'Koramangala, Bengaluru'],
  ])('resolves %s, "%s", to %s', async (_rule, text, label) => {
    expect((await places.execute(text))?.label).toBe(label);
  });

  it.each([
    ['a state', 'Karnataka'],
    ['a neighbourhood of every town', 'Kalyan Nagar'],
    ['an unknown part of a city of 200,000 people', 'Quizzanova Enclave, Panchkula'],
    ['a neighbourhood in the wrong city', 'Koramangala, Mumbai'],
    ['a road that leads to another city', 'Mysore Road, Bangalore'],
    ['a firm that is called after a city', 'Delhi Public School'],
    ['text without words', ', , ,'],
    ['an endless text', 'x '.repeat(5000)],
    ['an injection of SQL', "'; DROP TABLE places; --"],
    ['characters that are no text', '\ud83d\u0000%_\\'],
  ])('resolves %s to no place', async (_kind, text) => {
    expect(await places.execute(text)).toBeNull();
  });

  it.each([
    ['a landmark beside the city', 'Near bus stand, Mysore', 'Mysuru'],
    ['a postal code that is not known', 'Peelamedu, Coimbatore 641004', 'Coimbatore'],
    ['a postal code after a hyphen', 'Sansad Marg, New Delhi-110001', 'Delhi'],
    ['a station that is called after the city', 'Salem main bus stand', 'Salem'],
    ['a station in Kannada', 'ಮೈಸೂರು ಬಸ್ ನಿಲ್ದಾಣ ಹತ್ತಿರ', 'Mysuru'],
    ['a Kannada case ending', 'ಮೈಸೂರಿನ ಬಸ್ ನಿಲ್ದಾಣದ ಹತ್ತಿರ', 'Mysuru'],
    ['a station in Hindi', 'मैसूर के बस स्टैंड के पास', 'Mysuru'],
    ['a short name of the city', 'Brigade Road, Blore', 'Bengaluru'],
    ['the same with an apostrophe', "Near D-Mart, B'lore", 'Bengaluru'],
    ['digits of Devanagari', 'सेक्टर 62, नोएडा २०१३०१', 'Noida'],
    ['a state that tells two towns apart', 'Ward no. 5, Bilaspur, Chhattisgarh', 'Bilaspur'],
    ['a state whose name joins two', 'Lal Chowk, Srinagar, Jammu & Kashmir', 'Srinagar'],
  ])('finds the city of an address by %s, "%s": %s', async (_rule, text, city) => {
    const id = await places.findCertainCityId(text);
    const rows: unknown[] = await dataSource.query(`SELECT names->>'en' AS name FROM places WHERE id = $1`, [id]);
    expect(rows).toEqual([{ name: city }]);
  });

  it.each([
    'Mumbai or Pune',
    'दिल्ली या नोएडा',
    'ಬೆಂಗಳೂರು ಅಥವಾ ಮೈಸೂರು',
    'Bangalore to Mysore',
    'Delhi & Jaipur',
    'Ward no. 5, Bilaspur',
    'Kolkata Biryani House',
  ])('finds no certain city in "%s", and resolves it to no place', async (text) => {
    expect([await places.findCertainCityId(text), await places.execute(text)]).toEqual([null, null]);
  });

  it.each(['bengaluru', 'mysuru'])('finds each neighbourhood of %s by each of its names', async (slug) => {
    const file = readGazetteerFiles().largeCities.find(({ city }) => city.slug === slug);
    const wrong: string[] = [];
    for (const { en, hi, kn, lat, lng, aliases = [] } of file?.localities ?? []) {
      for (const name of [en, hi, kn, ...aliases]) {
        const found = await places.execute(`${name}, ${file?.city.en}`);
        if (found?.latitude !== lat || found.longitude !== lng) wrong.push(`${name}: ${found?.label}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('returns the position of the place', async () => {
    const found = await places.execute('ಕೋರಮಂಗಲ, ಬೆಂಗಳೂರು');
    expect(found?.latitude).toBeCloseTo(12.935, 1);
    expect(found?.longitude).toBeCloseTo(77.62, 1);
  });

  it('locates a postal code at the neighbourhood that it serves', async () => {
    const [code, neighbourhood] = await Promise.all([places.execute('560100'), places.execute('Electronic City')]);
    expect(code).toMatchObject({ latitude: neighbourhood?.latitude, longitude: neighbourhood?.longitude });
  });

  it('returns the name of the place in the language of the reader', async () => {
    const found = await runInRequest({ requestId: 'r', language: 'kn' }, () => places.execute('Koramangala'));
    expect(found?.label).toBe('ಕೋರಮಂಗಲ, ಬೆಂಗಳೂರು');
  });

  it('queries the geocoder only for addresses that the gazetteer does not resolve', async () => {
    silent.asked.splice(0);
    await places.execute('Koramangala, Bangalore');
    await places.execute('Foobarpur Layout, Bangalore');
    expect(silent.asked).toEqual(['Foobarpur Layout, Bangalore']);
  });

  it('returns the geocoder’s result', async () => {
    const known = { latitude: 13.01, longitude: 77.55, label: 'Foobarpur Layout' };
    const asking = new ResolvePlace(dataSource, new OneAnswer(known));
    expect(await asking.execute('Foobarpur Layout, Bangalore')).toEqual(known);
    expect(await asking.execute('Foobarpur Layout')).toEqual(known);
  });

  it('rejects a geocoder’s result outside the named city', async () => {
    const far = { latitude: 28.6, longitude: 77.2, label: 'Foobarpur Layout, Delhi' };
    const asking = new ResolvePlace(dataSource, new OneAnswer(far));
    expect(await asking.execute('Foobarpur Layout, Bangalore')).toBeNull();
  });
});
