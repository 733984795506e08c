// Plants bugs into the product one by one, and sees whether the tests notice.
import { runBuilt } from './built.mjs';

runBuilt('mutants/test-mutants.js', { startsServers: true });
