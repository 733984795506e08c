/** A city of the benchmark's market: its position and its jobs per thousand. */
export interface MarketCity {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly perMille: number;
}

export const MARKET_CITIES: readonly MarketCity[] = [
  { name: 'Bengaluru', latitude: 12.9716, longitude: 77.5946, perMille: 125 },
  { name: 'Mumbai', latitude: 19.076, longitude: 72.8777, perMille: 125 },
  { name: 'Delhi', latitude: 28.6139, longitude: 77.209, perMille: 125 },
  { name: 'Hyderabad', latitude: 17.385, longitude: 78.4867, perMille: 90 },
  { name: 'Chennai', latitude: 13.0827, longitude: 80.2707, perMille: 85 },
  { name: 'Pune', latitude: 18.5204, longitude: 73.8567, perMille: 75 },
  { name: 'Kolkata', latitude: 22.5726, longitude: 88.3639, perMille: 70 },
  { name: 'Ahmedabad', latitude: 23.0225, longitude: 72.5714, perMille: 60 },
  { name: 'Jaipur', latitude: 26.9124, longitude: 75.7873, perMille: 45 },
  { name: 'Surat', latitude: 21.1702, longitude: 72.8311, perMille: 40 },
  { name: 'Lucknow', latitude: 26.8467, longitude: 80.9462, perMille: 40 },
  { name: 'Kochi', latitude: 9.9312, longitude: 76.2673, perMille: 35 },
  { name: 'Indore', latitude: 22.7196, longitude: 75.8577, perMille: 35 },
  { name: 'Nagpur', latitude: 21.1458, longitude: 79.0882, perMille: 25 },
  { name: 'Mysuru', latitude: 12.2958, longitude: 76.6394, perMille: 25 },
];

/** A quarter in which work gathers, with how far it spreads (standard deviation) and its share of all jobs. */
export interface MarketHub {
  readonly city: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly spreadKm: number;
  readonly share: number;
}

const HUBS_PER_CITY = 12;
const KM_PER_DEGREE = 111.195;
const DIRECTIONS = ['Market', 'Layout', 'Nagar', 'Cross', 'Industrial Area', 'Tech Park', 'Old Town', 'Station Road'];

/**
 * Returns the quarters of every city, laid out around its centre by the golden angle: dense quarters inside, and a wide
 * one for scattered places.
 */
export function marketHubs(cities: readonly MarketCity[]): MarketHub[] {
  const all = cities.reduce((sum, city) => sum + city.perMille, 0);
  return cities.flatMap((city) => {
    const share = city.perMille / all;
    const hubs: MarketHub[] = [
      { ...at(city, 0, 0), city: city.name, name: 'Suburbs', spreadKm: 8, share: share * 0.3 },
    ];
    for (let n = 0; n < HUBS_PER_CITY; n++) {
      const weight = (2 * (HUBS_PER_CITY - n)) / (HUBS_PER_CITY * (HUBS_PER_CITY + 1));
      hubs.push({
        ...at(city, 1.5 + 1.1 * n, n * 2.399_963),
        city: city.name,
        name: `${city.name.slice(0, 4)}${String.fromCharCode(97 + n)}pura ${DIRECTIONS[n % DIRECTIONS.length]}`,
        spreadKm: 1 + 0.2 * n,
        share: share * 0.7 * weight,
      });
    }
    return hubs;
  });
}

function at(city: MarketCity, km: number, angle: number): { latitude: number; longitude: number } {
  const narrowing = Math.cos((city.latitude * Math.PI) / 180);
  return {
    latitude: city.latitude + (km * Math.sin(angle)) / KM_PER_DEGREE,
    longitude: city.longitude + (km * Math.cos(angle)) / (KM_PER_DEGREE * narrowing),
  };
}
