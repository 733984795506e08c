import { interviewsApi } from '../../../entities/interview/interviews-api';

const FEED_TAG = 'CalendarFeed';

/** The calendar's entries, and the address under which other calendars subscribe to it. */
export const calendarApi = interviewsApi.enhanceEndpoints({
  addTagTypes: [FEED_TAG],
  endpoints: {
    getCalendarFeed: { providesTags: [FEED_TAG] },
    createCalendarFeed: { invalidatesTags: [FEED_TAG] },
    deleteCalendarFeed: { invalidatesTags: [FEED_TAG] },
  },
});
