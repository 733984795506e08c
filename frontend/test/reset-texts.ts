import { i18n } from '../src/shared/i18n/i18n';

/** Forgets the texts of all namespaces but the shared one, as if no page had been opened. */
export const resetTexts = (): void => i18n.reset();
