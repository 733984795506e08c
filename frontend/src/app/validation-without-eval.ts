/**
 * zod compiles its schemas with `new Function`, which the content security policy rightly refuses, and reports. It looks
 * here before it tries. Must run before the first schema is used.
 */
export function validateWithoutEval(target: { __zod_globalConfig?: object } = globalThis as object): void {
  target.__zod_globalConfig = { ...target.__zod_globalConfig, jitless: true };
}
