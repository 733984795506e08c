import { i18n } from '../src/shared/i18n/i18n';

/** State of the i18next connector for the requested files: `language|namespace` and a status. */
interface Connector {
  state: Record<string, unknown>;
}

/** Removes the texts of all namespaces except the shared one, as if no page had been opened. */
export function resetTexts(): void {
  const { state } = i18n.services.backendConnector as unknown as Connector;
  for (const file of Object.keys(state)) {
    const [language = '', namespace = ''] = file.split('|');
    if (namespace === 'shared') continue;
    i18n.removeResourceBundle(language, namespace);
    delete state[file];
  }
  i18n.options.ns = ['shared'];
}
