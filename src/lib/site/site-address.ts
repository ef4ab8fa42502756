type PageRequest = { url: URL; locals: App.Locals }

/** Public URL of the site: the configured URL of the server, else the origin of the request. */
export const siteAddress = ({ url, locals }: PageRequest): URL => new URL(locals.siteUrl ?? url.origin)

/** `/about` for `/About.html`, `/about/` and `/ABOUT`: the canonical URL for search engines (docs/specification/settled.md). */
export const canonicalPath = (pathname: string): string =>
  pathname.replace(/(\/index)?(\.html)?\/?$/, '').toLowerCase() || '/'
