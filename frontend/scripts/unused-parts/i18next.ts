import type { UnusedParts } from './leave-out.ts';

/**
 * Parts of i18next that the product does not use: it has no nested, missing, contextual or formatted texts, no objects as texts, no detection of
 * languages, no other instances, and languages without regions. `src/shared/i18n/i18n.ts` has the options.
 */
export const I18NEXT: UnusedParts = {
  uncalled: [
    ...['warn', 'log', 'error', 'deprecate', 'once', 'clone'].map((name) => `Logger/${name}`),
    ...['addResource', 'addResources', 'removeResourceBundle', 'removeNamespaces', 'deprecateDottedLng', 'toJSON'].map(
      (name) => `ResourceStore/${name}`,
    ),
    ...['exists', 'getUsedParamsDetails'].map((name) => `Translator/${name}`),
    ...['clearCache', 'getScriptPartFromCode', 'deprecateBareCode'].map((name) => `LanguageUtil/${name}`),
    ...['clearCache', 'needsPlural', 'getPluralFormsOfKey', 'getSuffixes'].map((name) => `PluralResolver/${name}`),
    'Interpolator/reset',
    ...['reload', 'saveMissing', 'noticeDevFallback'].map((name) => `Connector/${name}`),
    ...[
      'reloadResources',
      'hydrate',
      'exists',
      'setDefaultNamespace',
      'loadLanguages',
      'dir',
      'cloneInstance',
      'toJSON',
    ].map((name) => `I18n/${name}`),
    'keysFromSelector',
  ],
  bodies: {
    // the hook writes to the console without a result
    'Logger/forward': '{ return null; }',
    deepFindWithDefaults: '{ return getPathWithDefaults(data, defaultData, key); }',
    'LanguageUtil/getLanguagePartFromCode': '{ return code; }',
    'LanguageUtil/formatLanguageCode': '{ return code; }',
    'LanguageUtil/getBestMatchFromCodes': '{ return codes?.find((code) => this.isSupportedCode(code)); }',
    'LanguageUtil/getFallbackCodes': '{ return []; }',
    'LanguageUtil/toResolveHierarchy': '{ return this.isSupportedCode(code) ? [code] : []; }',
    'PluralResolver/getRule': '{ return (this.pluralRulesCache[code] ??= new Intl.PluralRules(code)); }',
    'Interpolator/nest': '{ return str; }',
    'get/overloadTranslationOptionHandler': '{ return {}; }',
  },
  warnings: [
    'this.logger.warn',
    'this.logger.log',
    'this.logger.once',
    'this.logger.deprecate',
    'this.noticeDevFallback',
  ],
  values: {
    "lng.includes('.')": 'false',
    'if (deep) {': 'if (false) {',
    'result != null || !ignoreJSONStructure || !isString(key)': 'true',
    'new RegExpCache(20)': 'undefined',
    '!this.options.userDefinedKeySeparator && !opt.keySeparator && !this.options.userDefinedNsSeparator && !opt.nsSeparator && !looksLikeObjectPath(key, nsSeparator, keySeparator)':
      'false',
    // translation
    "lng?.toLowerCase() === 'cimode'": 'false',
    'opt.returnDetails !== undefined ? opt.returnDetails : this.options.returnDetails': 'false',
    'this.i18nFormat?.parse': 'false',
    'this.i18nFormat?.addLookupKeys': 'false',
    'this.i18nFormat?.getResource': 'false',
    '!this.i18nFormat || this.i18nFormat.handleAsObject': 'true',
    'handleAsObjectInI18nFormat && resForObjHndl && handleAsObject && !noObject.includes(resType) && !(isString(joinArrays) && Array.isArray(resForObjHndl))':
      'false',
    'handleAsObjectInI18nFormat && isString(joinArrays) && Array.isArray(res)': 'false',
    'Translator.hasDefaultValue(opt)': 'false',
    "needsPluralHandling ? this.pluralResolver.getSuffix(lng, opt.count, opt) : ''": "''",
    'opt.ordinal': 'false',
    'needsZeroSuffixLookup && opt[`defaultValue${this.options.pluralSeparator}zero`] || opt[`defaultValue${defaultValueSuffix}`] || opt[`defaultValue${defaultValueSuffixOrdinalFallback}`] || opt.defaultValue':
      'undefined',
    'usedKey || usedDefault || updateMissing': 'false',
    'usedKey && res === key && this.options.appendNamespaceToMissingKey': 'false',
    '(usedKey || usedDefault) && this.options.parseMissingKeyHandler': 'false',
    'if (opt.interpolation)': 'if (false)',
    'res != null && postProcessorNames?.length && opt.applyPostProcessor !== false': 'false',
    '!this.checkedLoadedFor[`${codes[0]}-${ns}`] && this.utils?.hasLoadedNamespace && !this.utils?.hasLoadedNamespace(usedNS)':
      'false',
    "opt.context !== undefined && (isString(opt.context) || typeof opt.context === 'number') && opt.context !== ''":
      'false',
    // interpolation
    'prefixEscaped || suffixEscaped || nestingPrefixEscaped || nestingSuffixEscaped': 'false',
    "!this.escapeValue && typeof str === 'string' && /\\$t\\([^)]*\\{[^}]*\\{\\{/.test(str)": 'false',
    "typeof missingInterpolationHandler === 'function'": 'false',
    // files of texts
    'this.backend && this.callbackApi === undefined && (this.backend.read || this.backend.create)': 'false',
    'this.callbackApi === false || this.callbackApi === undefined && fc.length === 2': 'false',
    'err && data && tried < this.maxRetries': 'false',
    // modules
    'formatter = Formatter;': '',
    'reloadResources: this.reloadResources.bind(this)': '',
    'loggerOwner && loggerOwner !== this && loggerOwner.modules.logger !== this.modules.logger': 'false',
    'if (this.modules.logger) {': 'if (false) {',
    'this.modules.languageDetector': 'undefined',
    'this.services.languageDetector': 'undefined',
    'this.modules.i18nFormat': 'undefined',
    "module.type === 'logger' || module.log && module.warn && module.error": 'false',
    "module.type === 'languageDetector'": 'false',
    "module.type === 'i18nFormat'": 'false',
    "module.type === 'postProcessor'": 'false',
    'l && this.logger.debug && !isSafeLanguageCode(l)': 'false',
  },
};

/** Parts of the hook for texts that only development or other options need; no component uses the `i18n` that it returns. */
export const USE_TRANSLATION: UnusedParts = {
  bodies: { 'useTranslation/createI18nWrapper': '{ return original; }' },
  warnings: ['warnOnce'],
  values: { 'props.lng': 'undefined', "typeof keyPrefix === 'function'": 'false', 'if (inDevelopment)': 'if (false)' },
};
