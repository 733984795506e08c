/** The files of texts in this language, by their paths. */
export const files = import.meta.glob([
  '../locales/en.json',
  '../../*/locales/en.json',
  '../../../{app,pages,features,entities}/**/locales/en.json',
]) as Record<string, () => Promise<{ default: Record<string, unknown> }>>;
