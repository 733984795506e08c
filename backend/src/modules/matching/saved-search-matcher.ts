import { Injectable } from '@nestjs/common';
import { groupOfTier, tierOfShare } from '@nukkad/contract/matching/answer-tiers';
import { distanceKm, type Position } from '@nukkad/contract/places/geo';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { JobType } from '@nukkad/contract/jobs/jobs';
import type { DataSource } from 'typeorm';
import type { Relevance } from './listing.js';
import { baseTerm, originOf } from './search-scope.js';
import { SearchPlanner } from './search-planner.js';
import { keyOf, SearchTermsReadModel } from './search-terms.read-model.js';
import { readSearchText, type SearchText } from './search-text.js';
import { excludedTerms, ownCategoryTerms, soughtTerms } from './sought-terms.js';
import { relevanceOf, type QueryWordRoles, queryWordRolesOf } from './text-relevance.js';

/** The position and the text of a saved search; the text may be empty. */
export interface PlacedText {
  search: string;
  /** Degrees; both null when the search has no position. */
  latitude: number | null;
  longitude: number | null;
}

/** A search as it was saved. */
export interface SearchToRead extends PlacedText {
  category: JobCategoryId | null;
  jobType: JobType | null;
}

/** The key by which a new job finds a saved search. */
export interface IndexEntry {
  /** Every job that the search reports has one of these terms (in the format of `keyOf`); none: it reports no job. */
  terms: string[];
  /** The position of the search: the place in its text, else where it was saved; null: everywhere. */
  position: Position | null;
}

/** The searchable terms of a listed job, title terms first, in the format of `keyOf`. */
export interface JobTerms {
  readonly terms: readonly string[];
  readonly titleTerms: number;
}

/** The data of a job for matching. */
export interface JobToMatch extends JobTerms {
  /** Null while the place of the job is not known. */
  readonly position: Position | null;
  /** Rupees an hour; null when it is not stated. */
  readonly hourlyPay: number | null;
}

/** A search that a job is matched against. */
export interface SearchToMatch extends PlacedText {
  radiusKm: number;
}

interface ReadText {
  text: SearchText;
  wordRoles: QueryWordRoles;
}

/**
 * Maximum number of cached interpretations of texts, each with its position: usually a process parses each text once.
 */
const READINGS_MAX = 200_000;
const ANY_WORK = baseTerm({ category: undefined, jobType: undefined, minPay: undefined });

const wordTerm = (name: string): string => keyOf({ kind: 'word', name });
const positionOf = ({ latitude, longitude }: PlacedText): Position | null =>
  originOf({ latitude: latitude ?? undefined, longitude: longitude ?? undefined });

/**
 * Decides which new jobs a saved search reports: the jobs that AI Jobs shows as requested, by the same interpretation
 * of the text and the same relevance. Similar words, which the search tries in the absence of better ones, do not
 * count: a wrong guess costs a glance in a list, but a message to a person here.
 */
@Injectable()
export class SavedSearchMatcher {
  private readonly readings = new Map<string, ReadText | null>();
  /** Shared interpretations by their content: many people save the same few texts, in many places. */
  private readonly kept = new Map<string, ReadText>();

  constructor(private readonly planner: SearchPlanner) {}

  /**
   * Returns the index entry of a saved search. Terms are names, not numbers: a text may contain words that no job has
   * yet, and the search vocabulary contains only words of jobs.
   */
  indexEntryOf(saved: SearchToRead): IndexEntry {
    const { category, jobType } = saved;
    const read = this.read(saved);
    const base = keyOf(baseTerm({ category: category ?? undefined, jobType: jobType ?? undefined, minPay: undefined }));
    if (read === null) return { terms: [base], position: positionOf(saved) };
    const { text, wordRoles } = read;
    // a requested job without any of the meanings has all words that name the work: the longest is usually the rarest
    const longest = wordRoles.work
      .map((word) => text.words[word]!.name)
      .sort((a, b) => b.length - a.length)
      .slice(0, 1);
    const isAnyAsked = text.anyWork !== null && groupOfTier(text.anyWork) === 'asked';
    const terms = [
      ...(isAnyAsked ? [base] : []),
      ...text.meanings.filter(({ tier }) => groupOfTier(tier) === 'asked').map(keyOf),
      ...[...text.corrected, ...longest].map(wordTerm),
    ];
    return { terms: isAnyAsked ? [base] : [...new Set(terms)], position: placeOf(read) ?? positionOf(saved) };
  }

  /**
   * Returns the relevance of the job for each of the texts within `radiusKm` of its position, in their order: above 0
   * up to 1; 1 without a text. 0: the search does not report the job. A job without a known place counts as near.
   */
  matchJob(searches: readonly SearchToMatch[], job: JobToMatch): number[] {
    const known = new Map<ReadText, number>();
    return searches.map((search) => {
      const read = this.read(search);
      const from = this.findPosition(search);
      if (from && job.position && distanceKm(from, job.position) > search.radiusKm) return 0;
      if (read === null) return 1;
      const relevance = known.get(read) ?? this.computeRelevance(read, job);
      known.set(read, relevance);
      return relevance;
    });
  }

  /** Returns the position of a saved search: the place in its text, else where it was saved; null: everywhere. */
  findPosition(search: PlacedText): Position | null {
    const read = this.read(search);
    return (read && placeOf(read)) ?? positionOf(search);
  }

  private computeRelevance(read: ReadText, job: JobToMatch): number {
    const place = placeOf(read);
    const km = place && job.position ? distanceKm(place, job.position) : null;
    const facts = { hourlyPay: job.hourlyPay, distanceKm: km };
    const share = relevanceTo(read, job.terms)(
      job.terms.map((_, index) => index),
      job.titleTerms,
      facts,
    );
    return share > 0 && groupOfTier(tierOfShare(share)) === 'asked' ? share : 0;
  }

  private read(search: PlacedText): ReadText | null {
    const key = `${search.latitude} ${search.longitude} ${search.search}`;
    const known = this.readings.get(key);
    if (known !== undefined) return known;
    const text = readSearchText(search.search, this.planner.readerFor(positionOf(search)));
    if (this.readings.size >= READINGS_MAX) {
      this.readings.clear();
      this.kept.clear();
    }
    const read = text && this.shareReading(text);
    this.readings.set(key, read);
    return read;
  }

  private shareReading(text: SearchText): ReadText {
    const said = JSON.stringify(text);
    const kept = this.kept.get(said) ?? { text, wordRoles: queryWordRolesOf(text) };
    this.kept.set(said, kept);
    return kept;
  }
}

/** Creates the matcher without the framework: for the benchmark. */
export const createSavedSearchMatcher = (dataSource: DataSource): SavedSearchMatcher =>
  new SavedSearchMatcher(new SearchPlanner(new SearchTermsReadModel(dataSource)));

const placeOf = ({ text: { place } }: ReadText): Position | null =>
  place && { latitude: place.place.latitude, longitude: place.place.longitude };

/** Terms are indexed by their position among the job's terms: terms that the job lacks have no effect. */
function relevanceTo({ text, wordRoles }: ReadText, terms: readonly string[]): Relevance {
  const ids = new Map(terms.map((term, index) => [term, index]));
  const own = ownCategoryTerms(text, ids);
  return relevanceOf(soughtTerms(text, ids, ANY_WORK), wordRoles, excludedTerms(text, ids), own);
}
