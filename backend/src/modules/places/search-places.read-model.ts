import { phoneticKeyOf } from '@nukkad/language/phonetics';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Place, PlacesQuery } from '@nukkad/contract/places/places';
import { DataSource } from 'typeorm';
import { PLACE_COLUMNS, placeOf, type PlaceRow } from './named-place-row.js';
import { normalisePlaceName, placeWords, writtenOut } from './place-text.js';

/** The typed text, prepared for comparison: the beginning of a name, and the text after it. */
interface Typed {
  /** The name, or its beginning. */
  head: string;
  /** Pattern that the names of city and state must satisfy. */
  context: string;
}

const QUALITY = { same: 2.5, sameSound: 1.5, beginning: 1, soundsAsBeginning: -1.5 } as const;
/** Fewest characters for which trigrams are meaningful. */
const FUZZY_MIN = 3;
/** No name sounds as long as this. */
const FUZZY_MAX = 40;
/** Number of suggestions that makes similar names unnecessary. */
const FEW = 3;
/** Similarity below which two names are unrelated. */
const SIMILARITY_MIN = 0.4;
const ANY_CONTEXT = '%';
const COUNTRY: ReadonlySet<string> = new Set(['india', 'bharat', 'भारत', 'ಭಾರತ'].map(normalisePlaceName));

/**
 * SQL: prominence less a penalty for the distance: 0 at the position, 1.5 at 180 km, which ranks a near neighbourhood
 * above a distant city thirty times as large. $1 and $2 are the position, or null; $3 is the limit.
 */
const RANK = `p.prominence - CASE WHEN $1::float8 IS NULL THEN 0 ELSE
  1.5 * log(1 + 111.2 * sqrt(power(p.latitude - $1, 2) + power((p.longitude - $2) * cos(radians($1)), 2)) / 20) END`;

const BY_BEGINNING = `
  SELECT ${PLACE_COLUMNS}
  FROM (
    SELECT place_id, max(CASE WHEN normalised = $4 THEN ${QUALITY.same} WHEN normalised LIKE $4 || '%'
             THEN ${QUALITY.beginning} ELSE ${QUALITY.soundsAsBeginning} END) AS quality
    FROM place_names
    WHERE normalised LIKE $4 || '%' OR ($5 <> '' AND sound LIKE $5 || '%')
    GROUP BY place_id
  ) found JOIN places p ON p.id = found.place_id
  WHERE p.context LIKE $6
  ORDER BY found.quality + ${RANK} DESC, p.id
  LIMIT $3`;

const BY_NAME_AND_CITY = `
  SELECT ${PLACE_COLUMNS}
  FROM (
    SELECT named.place_id, max(named.quality) AS quality
    FROM (
      SELECT n.place_id, t.context, ${QUALITY.same} AS quality
      FROM unnest($4::text[], $6::text[]) AS t(head, context) JOIN place_names n ON n.normalised = t.head
      UNION ALL
      SELECT n.place_id, t.context, ${QUALITY.sameSound}
      FROM unnest($5::text[], $6::text[]) AS t(sound, context) JOIN place_names n ON n.sound = t.sound
    ) named JOIN places at ON at.id = named.place_id AND at.context LIKE named.context
    GROUP BY named.place_id
  ) found JOIN places p ON p.id = found.place_id
  ORDER BY found.quality + ${RANK} DESC, p.id
  LIMIT $3`;

const BY_LIKENESS = `
  SELECT ${PLACE_COLUMNS}
  FROM (
    SELECT place_id, max(similarity(sound, $4)) AS likeness
    FROM place_names
    WHERE sound % $4
    GROUP BY place_id
  ) found JOIN places p ON p.id = found.place_id
  WHERE p.context LIKE $5 AND found.likeness >= ${SIMILARITY_MIN}
  ORDER BY 8 * found.likeness + ${RANK} DESC, p.id
  LIMIT $3`;

/**
 * Suggestions for a location field: first names that begin with the typed text, then names that sound similar, most
 * likely first.
 */
@Injectable()
export class SearchPlaces {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute({ query, limit, latitude, longitude }: PlacesQuery): Promise<Place[]> {
    const typed = readTyped(query);
    if (!typed.head) return [];
    const found = new Map<string, PlaceRow>();
    const ask = async (sql: string, parameters: unknown[]): Promise<void> => {
      if (found.size >= limit) return;
      const rows: PlaceRow[] = await this.dataSource.query(sql, [
        latitude ?? null,
        longitude ?? null,
        limit,
        ...parameters,
      ]);
      for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
    };
    const sound = phoneticKeyOf(typed.head);
    await ask(BY_BEGINNING, [typed.head, sound, typed.context]);
    const divisions = typed.context === ANY_CONTEXT ? divisionsOf(typed.head) : [];
    if (divisions.length > 0) {
      const heads = divisions.map((division) => division.head);
      await ask(BY_NAME_AND_CITY, [heads, heads.map(phoneticKeyOf), divisions.map((division) => division.context)]);
    }
    if (sound.length >= FUZZY_MIN && sound.length <= FUZZY_MAX && found.size < FEW)
      await ask(BY_LIKENESS, [sound, typed.context]);
    return [...found.values()].slice(0, limit).map(placeOf);
  }

  /** Returns the place with this id; null when the gazetteer has none. */
  async findPlace(id: string): Promise<Place | null> {
    const rows: PlaceRow[] = await this.dataSource.query(`SELECT ${PLACE_COLUMNS} FROM places p WHERE p.id = $1`, [id]);
    return rows[0] ? placeOf(rows[0]) : null;
  }
}

/** Reads "koramangala, ben" as a name and the beginning of its city. */
function readTyped(query: string): Typed {
  const [head = '', ...rest] = query.split(',').map((part) => placeWords(part).join(' '));
  const known = rest.filter((part) => part && !COUNTRY.has(part));
  return { head, context: known.length > 0 ? contextPattern(known) : ANY_CONTEXT };
}

const contextPattern = (parts: readonly string[]): string => `%${parts.map((part) => `|${part}`).join('%')}%`;

/** Returns the ways to split a text without a comma into a name and the beginning of its city. */
function divisionsOf(typed: string): Typed[] {
  const words = typed.split(' ');
  return words.slice(1).map((_word, index) => ({
    head: writtenOut(words.slice(0, index + 1)).join(' '),
    context: contextPattern([words.slice(index + 1).join(' ')]),
  }));
}
