// Imported before a program (`--import`): writes the address of each module that it loads to the file LOADED_MODULES.
import { register } from 'node:module';

const HOOKS = `
  import { appendFileSync } from 'node:fs';
  export async function load(url, context, next) {
    appendFileSync(process.env.LOADED_MODULES, url + '\\n');
    return next(url, context);
  }
`;

register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
