// What the file of the libraries is loaded by before that of our own code.
export { hydrateRoot } from 'react-dom/client';
export { createBrowserRouter } from 'react-router-dom';
