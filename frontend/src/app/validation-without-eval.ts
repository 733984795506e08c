/**
 * Configures zod not to compile its schemas with `new Function`, which the content security policy refuses and reports.
 * Must run before the first schema is used.
 */
export function validateWithoutEval(target: { __zod_globalConfig?: object } = globalThis as object): void {
  target.__zod_globalConfig = { ...target.__zod_globalConfig, jitless: true };
}
