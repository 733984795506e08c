// Lints the planted texts on standard input with the product's rules less those that need type information, and prints
// the rules that each breaks.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import config from '../../eslint.config.mjs';

const planted = JSON.parse(await text(process.stdin));
const untyped = config.map((entry) => {
  if (!entry.languageOptions?.parserOptions) return entry;
  const parserOptions = { ...entry.languageOptions.parserOptions };
  delete parserOptions.projectService;
  return { ...entry, languageOptions: { ...entry.languageOptions, parserOptions } };
});
const eslint = new ESLint({
  cwd: process.cwd(),
  overrideConfigFile: true,
  overrideConfig: [...untyped, { files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked }],
});
const rules = [];
for (const { file, code } of planted) {
  const [result] = await eslint.lintText(code, { filePath: file });
  rules.push(result.messages.map((message) => message.ruleId ?? message.message));
}
process.stdout.write(`RESULT${JSON.stringify(rules)}`);
