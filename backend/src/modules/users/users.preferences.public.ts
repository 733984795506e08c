// Interface of this module for notifications alone, in addition to users.public.ts: it determines the messages, their
// time and their channels.
export { type NewsPreferences, NewsPreferencesReadModel } from './news-preferences.read-model.js';
