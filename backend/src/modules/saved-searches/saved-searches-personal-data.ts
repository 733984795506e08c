import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

const OWN = `t.saved_search_id IN (SELECT s.id FROM saved_searches s WHERE s.user_id = $1)`;

/** Saved searches of people, and the jobs they were notified of. */
@Injectable()
@HoldsPersonalData()
export class SavedSearchesPersonalData implements PersonalData {
  // terms and matches go before the searches that they belong to
  readonly tables: readonly PersonalTable[] = [
    { table: 'saved_search_terms', about: OWN, shown: null, erased: 'delete', joined: 'ends' },
    {
      table: 'saved_search_matches',
      about: OWN,
      shown: { as: 'savedSearchMatches', without: ['notice_id'] },
      erased: 'delete',
      joined: 'ends',
    },
    {
      table: 'saved_searches',
      about: 't.user_id = $1',
      shown: { as: 'savedSearches', without: ['key'] },
      erased: 'delete',
      joined: {
        set: 'user_id = $2',
        unless: `EXISTS (SELECT FROM saved_searches own WHERE own.user_id = $2 AND own.key = t.key)`,
      },
    },
    {
      table: 'saved_search_notices',
      about: 't.user_id = $1',
      shown: { as: 'savedSearchNotices', without: [] },
      erased: 'delete',
      joined: {
        set: 'user_id = $2',
        unless: `EXISTS (SELECT FROM saved_search_notices own WHERE own.user_id = $2)`,
      },
    },
  ];
}
