// Verifies the work record in a file, as the page /verify does: npm run verify:record -- FILE [ADDRESS OF THE ISSUER]
import { runBuilt } from './built.mjs';

await runBuilt('records/main.js');
