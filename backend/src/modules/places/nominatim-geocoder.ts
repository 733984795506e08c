import { Inject, Injectable } from '@nestjs/common';
import { BRAND } from '@nukkad/contract/platform/brand';
import { z } from 'zod';
import { distanceKm, isAroundIndia } from '@nukkad/contract/places/geo';
import { currentLanguage } from '../../common/context/request-context.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { callProvider, traceHeaders } from '../../common/observability/tracing.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { type Geocoded, Geocoder } from './geocoder.js';

const TIMEOUT_MS = 2000;
const ANSWERS = 5;
const LARGEST_ANSWER_BYTES = 200_000;
/** Answers farther apart than this, in kilometres, are different places, and the name is ambiguous. */
const SAME_PLACE_KM = 3;
/** Nominatim's rank of cities; countries, states and districts rank below. */
const CITY_RANK = 13;

const AnswerSchema = z
  .array(
    z.object({
      lat: z.coerce.number().min(-90).max(90),
      lon: z.coerce.number().min(-180).max(180),
      display_name: z.string(),
      place_rank: z.number().optional(),
      address: z.object({ country_code: z.string().optional() }).optional(),
    }),
  )
  .max(ANSWERS * 2);

/** Queries the Nominatim server at NOMINATIM_URL; without that setting it returns null. */
@Injectable()
export class NominatimGeocoder extends Geocoder {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly logger: AppLogger,
  ) {
    super();
  }

  async find(text: string): Promise<Geocoded | null> {
    if (!this.config.NOMINATIM_URL) return null;
    try {
      const server = this.config.NOMINATIM_URL;
      const answer = await callProvider('geocoder', 'search', () => this.ask(server, text));
      return oneSpot(AnswerSchema.parse(JSON.parse(answer)));
    } catch (error) {
      this.logger.warn({ event: 'geocoder.failed', reason: error instanceof Error ? error.name : 'unknown' });
      return null;
    }
  }

  private async ask(server: string, text: string): Promise<string> {
    const url = new URL(`${server.replace(/\/+$/, '')}/search`);
    const query = { q: text, format: 'jsonv2', countrycodes: 'in', addressdetails: '1', limit: String(ANSWERS) };
    url.search = new URLSearchParams(query).toString();
    const response = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      headers: {
        Accept: 'application/json',
        'Accept-Language': currentLanguage(),
        'User-Agent': BRAND,
        ...traceHeaders(),
      },
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const body = await response.text();
    if (body.length > LARGEST_ANSWER_BYTES) throw new Error('answer too long');
    return body;
  }
}

/**
 * Returns the spot that all answers agree on; answers abroad and answers as wide as a district count as disagreement.
 */
function oneSpot(answers: z.infer<typeof AnswerSchema>): Geocoded | null {
  const found = answers.map((answer) => ({
    latitude: answer.lat,
    longitude: answer.lon,
    label: answer.display_name,
    isUsable:
      answer.address?.country_code === 'in' && (answer.place_rank === undefined || answer.place_rank >= CITY_RANK),
  }));
  const first = found[0];
  if (!first) return null;
  const agrees = found.every(
    (spot) => spot.isUsable && isAroundIndia(spot) && distanceKm(first, spot) <= SAME_PLACE_KM,
  );
  return agrees ? { latitude: first.latitude, longitude: first.longitude, label: first.label } : null;
}
