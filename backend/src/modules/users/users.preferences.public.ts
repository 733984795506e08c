// What notifications alone may use of this module, beside users.public.ts: it decides what goes out, when, and how.
export { type NewsPreferences, NewsPreferencesReadModel } from './news-preferences.read-model.js';
