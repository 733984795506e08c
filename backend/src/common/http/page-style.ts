/** Path of the style sheet for pages rendered by the server itself. */
export const PAGE_STYLE_PATH = '/oidc/style.css';
