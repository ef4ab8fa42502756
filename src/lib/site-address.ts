type Asked = { site: URL | undefined; url: URL; isPrerendered: boolean; locals: App.Locals }

/**
 * Public URL of the site. For a prerendered page: the URL of the build (the server replaces it with its own). Otherwise:
 * the configured URL of the server, else the origin of the request.
 */
export function siteAddress({ site, url, isPrerendered, locals }: Asked): URL {
  return new URL((isPrerendered ? site : locals.siteUrl) ?? url.origin)
}

/** `/about` for `/About.html`, `/about/` and `/ABOUT`: the canonical URL for search engines (docs/decisions/0013). */
export const canonicalPath = (pathname: string): string =>
  pathname.replace(/(\/index)?(\.html)?\/?$/, '').toLowerCase() || '/'
