// Lints the planted texts on standard input with the product's rules and prints the rules that each breaks.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const planted = JSON.parse(await text(process.stdin));
const eslint = new ESLint();
const rules = [];
for (const { file, code } of planted) {
  const [result] = await eslint.lintText(code, { filePath: file });
  rules.push(result.messages.map((message) => message.ruleId ?? message.message));
}
process.stdout.write(`RESULT${JSON.stringify(rules)}`);
