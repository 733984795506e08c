/** Where the style sheet of pages that the server makes itself is served. */
export const PAGE_STYLE_PATH = '/oidc/style.css';
