import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { runInRequest } from '../../../common/http/request-context.js';
import { connectionOptions } from '../../../common/database/connection-options.js';
import { readConfig } from '../../../config/environment.js';
import type { Geocoded, Geocoder } from '../geocoder.js';
import { readGazetteerFiles } from '../gazetteer-files.js';
import { ResolvePlace } from '../resolve-place.read-model.js';

/** A geocoder that knows one thing, and keeps what it was asked. */
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
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: process.env['TEST_DATABASE_URL'] });
    dataSource = await new DataSource(connectionOptions(config)).initialize();
    silent = new OneAnswer(null);
    places = new ResolvePlace(dataSource, silent);
  });
  afterAll(() => dataSource.destroy());

  it.each([
    // one name in three scripts
    ['Koramangala, Bangalore', 'Koramangala, Bengaluru'],
    ['Koramangala', 'Koramangala, Bengaluru'],
    ['कोरमंगला', 'Koramangala, Bengaluru'],
    ['ಕೋರಮಂಗಲ', 'Koramangala, Bengaluru'],
    ['ಜಯನಗರ, ಬೆಂಗಳೂರು', 'Jayanagar, Bengaluru'],
    ['जयनगर, बेंगलुरु', 'Jayanagar, Bengaluru'],
    // the names that people in Bengaluru use
    ['E City, Bangalore', 'Electronic City, Bengaluru'],
    ['Silk Board Junction', 'Silk Board, Bengaluru'],
    ['City Market, Bangalore', 'KR Market, Bengaluru'],
    ['Manyata', 'Manyata Tech Park, Bengaluru'],
    ['SG Palya', 'Suddaguntepalya, Bengaluru'],
    ['Kengeri Satellite Town', 'Kengeri Satellite Town, Bengaluru'],
    ['ಮಡಿವಾಳ', 'Madiwala, Bengaluru'],
    ['नायंडहल्ली', 'Nayandahalli, Bengaluru'],
    ['New Thippa Sandra', 'New Thippasandra, Bengaluru'],
    ['Bommasandra Industrial Area, Bangalore', 'Bommasandra, Bengaluru'],
    ['Peenya 2nd Phase, Bangalore', 'Peenya, Bengaluru'],
    ['Jalahalli Cross, Bangalore', 'Jalahalli Cross, Bengaluru'],
    ['Agrahara Dasarahalli, Bangalore', 'Agrahara Dasarahalli, Bengaluru'],
    ['Shop 3, Commercial Street, Bengaluru', 'Commercial Street, Bengaluru'],
    ['Gandhi Bazaar, Bangalore', 'Basavanagudi, Bengaluru'],
    ['Ullal, Bangalore', 'Ullal, Bengaluru'],
    ['Ullal, Mangaluru', 'Ullal'],
    ['Bangalore City Railway Station', 'Majestic, Bengaluru'],
    ['Agara, Bangalore', 'Agara, Bengaluru'],
    ['आगरा', 'Agra'],
    // postal codes
    ['560034', '560034, Bengaluru'],
    ['Unknown Street 5, Bangalore 560100', '560100, Bengaluru'],
    ['Madiwala, Bangalore - 560068', 'Madiwala, Bengaluru'],
    ['570009', '570009, Mysuru'],
    // one city
    ['Bangalore', 'Bengaluru'],
    ['Bengaluru', 'Bengaluru'],
    ['ಬೆಂಗಳೂರು', 'Bengaluru'],
    ['बेंगलुरु', 'Bengaluru'],
    ['बैंगलोर', 'Bengaluru'],
    ['BANGALORE, KARNATAKA, INDIA', 'Bengaluru'],
    ['Bengaluru city', 'Bengaluru'],
    ['Anywhere in Bangalore', 'Bengaluru'],
    ['Flat 3, Bangalore', 'Bengaluru'],
    ['Bombay', 'Mumbai'],
    ['New Delhi', 'Delhi'],
    // the way addresses are written
    ['near Majestic, Bengaluru', 'Majestic, Bengaluru'],
    ['मैजेस्टिक के पास, बेंगलुरु', 'Majestic, Bengaluru'],
    ['ಮೆಜೆಸ್ಟಿಕ್ ಹತ್ತಿರ, ಬೆಂಗಳೂರು', 'Majestic, Bengaluru'],
    ['Shop 4, 80 Feet Road, Koramangala 4th Block, Bangalore 560034', 'Koramangala, Bengaluru'],
    ['#12, 1st Main, H.S.R. Layout Sector 2, Bengaluru-560102, Karnataka', 'HSR Layout, Bengaluru'],
    ['Koramangala Bangalore', 'Koramangala, Bengaluru'],
    ['Bangalore Koramangala', 'Koramangala, Bengaluru'],
    ['Forum Mall, Koramangala, Bangalore', 'Koramangala, Bengaluru'],
    ['Koramangala Forum Mall, Bangalore', 'Koramangala, Bengaluru'],
    ['Indiranagar near MG Road, Bangalore', 'Indiranagar, Bengaluru'],
    ['Whitefield Main Road, Bangalore', 'Whitefield, Bengaluru'],
    ['MG Road, Bangalore', 'MG Road, Bengaluru'],
    ['Delhi Public School, Whitefield, Bangalore', 'Whitefield, Bengaluru'],
    ['BTM Layout, Koramangala, Bangalore', 'BTM Layout, Bengaluru'],
    ['Mumbai Central', 'Mumbai Central, Mumbai'],
    ['Vashi, Navi Mumbai', 'Vashi, Mumbai'],
    ['Connaught Place, New Delhi', 'Connaught Place, Delhi'],
    ['Shop 2, Gandhi Chowk, Mandya', 'Mandya'],
    // several of a name
    ['Hebbal, Mysuru', 'Hebbal, Mysuru'],
    ['Hebbal, Bangalore', 'Hebbal, Bengaluru'],
    ['Vijayanagar, Mysore', 'Vijayanagar, Mysuru'],
    ['Aurangabad, Bihar', 'Aurangabad'],
    ['Hyderabad', 'Hyderabad'],
    ['Hyderabad, Andhra Pradesh', 'Hyderabad'],
    ['Karaikal, Puducherry', 'Karaikal'],
    ['NR Mohalla, Mysuru', 'NR Mohalla, Mysuru'],
    ['Shop 5, Koramangala nr Forum Mall, Bangalore', 'Koramangala, Bengaluru'],
    // slips
    ['Banglore', 'Bengaluru'],
    ['Kormangla, Banglore', 'Koramangala, Bengaluru'],
    ['Hydrabad', 'Hyderabad'],
    ['Indira Nagar, Bengaluru', 'Indiranagar, Bengaluru'],
  ])('resolves %s', async (text, label) => {
    const found = await places.execute(text);
    expect(found?.label).toBe(label);
  });

  it.each([
    ['a country', 'India'],
    ['a state', 'Karnataka'],
    ['a place abroad', 'London'],
    ['no place', 'Work from home'],
    ['nothing', ', , ,'],
    ['a number', '12345'],
    ['a postal code that nobody knows', '560999'],
    ['an unknown part of a large city', 'Foobarpur Layout, Bangalore'],
    ['a road through a large city', '5th Main, Bangalore'],
    ['half of a large city', 'South Delhi'],
    ['a road that leads to another city', 'Mysore Road, Bangalore'],
    ['a road that leads to another town', 'Hosur Main Road, Bangalore'],
    ['a road of every town', 'MG Road'],
    ['a neighbourhood of every town', 'Kalyan Nagar'],
    ['a neighbourhood of every town, in one word', 'Shantinagar'],
    ['a neighbourhood with a number', 'Sector 5'],
    ['a neighbourhood of two cities', 'Hebbal'],
    ['a street of several cities', 'Commercial Street'],
    ['a place and a postal code of another city', 'Koramangala, 570009'],
    ['two cities of one size and name', 'Hamirpur'],
    ['a neighbourhood in the wrong city', 'Koramangala, Mumbai'],
    ['a city in the wrong state', 'Bangalore, Maharashtra'],
    ['two cities', 'Mysuru, Bangalore'],
    ['two cities, one of them a state too', 'Mysuru, Delhi'],
    ['a firm called after a city', 'Delhi Public School'],
    ['a firm called after a city, in another', 'Mysore Bank Circle, Bangalore'],
    ['a firm called after a neighbourhood', 'Majestic Hotel'],
    ['a firm called after a small town', 'Green Bar'],
    ['neighbourhoods at two ends of a city', 'Whitefield and Kengeri, Bangalore'],
    ['a slip for a small town', 'Chintamni'],
    ['an endless text', 'x '.repeat(5000)],
    ['an attack', "'; DROP TABLE places; --"],
    ['characters that are none', '\ud83d\u0000%_\\'],
  ])('does not guess for %s', async (_what, text) => {
    expect(await places.execute(text)).toBeNull();
  });

  it.each(['bengaluru', 'mysuru'])('knows each neighbourhood of %s by each of its names', async (slug) => {
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

  it('puts its answer where the place is', async () => {
    const found = await places.execute('ಕೋರಮಂಗಲ, ಬೆಂಗಳೂರು');
    expect(found?.latitude).toBeCloseTo(12.935, 1);
    expect(found?.longitude).toBeCloseTo(77.62, 1);
  });

  it('puts a postal code where the neighbourhood is that it serves', async () => {
    const [code, neighbourhood] = await Promise.all([places.execute('560100'), places.execute('Electronic City')]);
    expect(code).toMatchObject({ latitude: neighbourhood?.latitude, longitude: neighbourhood?.longitude });
  });

  it('names the place in the language of the reader', async () => {
    const found = await runInRequest({ requestId: 'r', language: 'kn' }, () => places.execute('Koramangala'));
    expect(found?.label).toBe('ಕೋರಮಂಗಲ, ಬೆಂಗಳೂರು');
  });

  it('asks the geocoder for what the gazetteer leaves open, and for nothing else', async () => {
    silent.asked.splice(0);
    await places.execute('Koramangala, Bangalore');
    await places.execute('Foobarpur Layout, Bangalore');
    expect(silent.asked).toEqual(['Foobarpur Layout, Bangalore']);
  });

  it('takes what the geocoder knows', async () => {
    const known = { latitude: 13.01, longitude: 77.55, label: 'Foobarpur Layout' };
    const asking = new ResolvePlace(dataSource, new OneAnswer(known));
    expect(await asking.execute('Foobarpur Layout, Bangalore')).toEqual(known);
    expect(await asking.execute('Foobarpur Layout')).toEqual(known);
  });

  it('refuses an answer of the geocoder outside the city that the text names', async () => {
    const far = { latitude: 28.6, longitude: 77.2, label: 'Foobarpur Layout, Delhi' };
    const asking = new ResolvePlace(dataSource, new OneAnswer(far));
    expect(await asking.execute('Foobarpur Layout, Bangalore')).toBeNull();
  });
});
