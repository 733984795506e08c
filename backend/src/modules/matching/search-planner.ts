import { Injectable } from '@nestjs/common';
import type { AiJobsQuery } from '@nukkad/domain/ai-jobs';
import { filtersOf, planSearch, type SearchPlan, termsToLookUp } from './search-plan.js';
import { keyOf, SearchTermsReadModel } from './search-terms.read-model.js';
import { readSearchText, type SearchText, type SoughtTerm } from './search-text.js';
import { SeekerProfileReadModel } from './seeker-profile.read-model.js';
import { TownNamesReadModel } from './town-names.read-model.js';

/** Reads who searches and what the search means, and lays out where to look. */
@Injectable()
export class SearchPlanner {
  constructor(
    private readonly profiles: SeekerProfileReadModel,
    private readonly terms: SearchTermsReadModel,
    private readonly towns: TownNamesReadModel,
  ) {}

  /**
   * The plan of a search of the account `userId`. `asOf`, for later pages: when the first one was asked for, milliseconds
   * since 1970.
   */
  async plan(userId: string, query: AiJobsQuery, asOf?: number): Promise<SearchPlan> {
    const profile = await this.profiles.of(userId, asOf);
    const text = readSearchText(query.search);
    const towns = profile.city ? await this.towns.of(profile.city) : [];
    const ids = await this.terms.ids(termsToLookUp(profile, filtersOf(query), text, towns));
    const sought = text ? await this.sought(text, ids) : [];
    const isContinued = asOf !== undefined;
    return planSearch({ profile, query, text, ids, sought, towns, asOf: profile.asOf, isContinued });
  }

  /** The terms that answer the text; for words that no job has, those that are most alike. */
  private async sought(text: SearchText, ids: ReadonlyMap<string, number>): Promise<SoughtTerm[]> {
    const meanings = text.meanings.flatMap((meaning): SoughtTerm[] => {
      const id = ids.get(keyOf(meaning));
      return id === undefined ? [] : [{ id, strength: meaning.strength, word: null }];
    });
    const exact = text.words.map((name) => ids.get(keyOf({ kind: 'word', name })));
    const words = exact.flatMap((id, word) => (id === undefined ? [] : [{ id, strength: 1, word }]));
    const unknown = text.words.flatMap((name, word) => (exact[word] === undefined ? [{ name, word }] : []));
    const alike = await this.terms.alike(unknown.map(({ name }) => name));
    return [
      ...meanings,
      ...words,
      ...alike.map(({ id, word, likeness }) => ({ id, strength: likeness, word: unknown[word]!.word })),
    ];
  }
}
