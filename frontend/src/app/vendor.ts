// Imported before our own code, so that the vendor chunk is fetched and evaluated first.
export { hydrateRoot } from 'react-dom/client';
export { createBrowserRouter } from 'react-router-dom';
