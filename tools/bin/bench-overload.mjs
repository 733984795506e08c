// Puts mixed reads on the product, over more and more connections, and shows what is answered, refused, and how soon.
import { runBuilt } from './built.mjs';

runBuilt('bench/bench-overload.js');
