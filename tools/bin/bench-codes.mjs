// Measures how soon a code is mailed, alone and while two thousand other mails wait.
import { runBuilt } from './built.mjs';

runBuilt('bench/bench-codes.js');
