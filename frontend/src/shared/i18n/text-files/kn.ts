/** The files of texts in this language, by their paths. */
export const files = import.meta.glob([
  '../locales/kn.json',
  '../../*/locales/kn.json',
  '../../../{app,pages,features,entities}/**/locales/kn.json',
]) as Record<string, () => Promise<{ default: Record<string, unknown> }>>;
