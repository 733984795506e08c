/** The files of texts in this language, by their paths. */
export const files = import.meta.glob([
  '../locales/hi.json',
  '../../*/locales/hi.json',
  '../../../{app,pages,features,entities}/**/locales/hi.json',
]) as Record<string, () => Promise<{ default: Record<string, unknown> }>>;
