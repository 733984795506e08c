// Public interface of this module for the start of the product and other modules.
export { CityIndex } from './city-index.js';
export { importPostalCodes } from './import-postal-codes.use-case.js';
export { loadGazetteer } from './load-gazetteer.use-case.js';
export { type IndexedPlace, isOwnCity, PlaceIndex, placeIndex } from './place-index.js';
export { placesNamedIn } from './named-places.js';
export type { Names } from './entities/place.entity.js';
export { type PlaceVocabulary, placeVocabulary } from './place-vocabulary.js';
export { PlacesModule } from './places.module.js';
export { PostalCodeFileError } from './postal-code-file.js';
export { ResolvePlace } from './resolve-place.read-model.js';
