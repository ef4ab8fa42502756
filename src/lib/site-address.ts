type Asked = { site: URL | undefined; url: URL; isPrerendered: boolean; locals: App.Locals }

/**
 * The address under which people reach the site: for a page that is built ahead the one that it was built for (the
 * server puts its own in its place), else the server's own, else the one that was asked at.
 */
export function siteAddress({ site, url, isPrerendered, locals }: Asked): URL {
  return new URL((isPrerendered ? site : locals.siteUrl) ?? url.origin)
}

/** `/about` for `/About.html`, `/about/` and `/ABOUT`: the address that search engines are told (docs/decisions/0013). */
export const canonicalPath = (pathname: string): string =>
  pathname.replace(/(\/index)?(\.html)?\/?$/, '').toLowerCase() || '/'
