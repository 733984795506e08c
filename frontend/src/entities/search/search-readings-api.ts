import { api } from '@nukkad/api-client/generated/api.gen';
import { requestOf } from '@nukkad/api-client/contract-call';
import type { Position } from '@nukkad/contract/places/geo';
import type { Language } from '@nukkad/contract/languages';
import type { SearchReading } from '@nukkad/contract/matching/search-readings';
import type { ReadText } from './model/reading-without';

/** A text, and the position of its search, which determines which of several places of the same name is meant. */
interface AskedReading {
  text: string;
  position: Position;
  language: Language;
}

/** The call that interprets search texts. A place in them is named in the language of the page. */
export const searchReadingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSearchText: build.query<ReadText, AskedReading>({
      query: ({ text, position }) =>
        requestOf('readSearch', {
          search: text,
          latitude: String(position.latitude),
          longitude: String(position.longitude),
        }),
      transformResponse: (reading: SearchReading, _meta, { text }) => ({ ...reading, text }),
    }),
  }),
});
