type Link = HTMLAnchorElement

/** The link of the section that is open: by path and fragment, else the one that the page shows without a fragment. */
export function currentOf(links: readonly Link[], isShown: (link: Link) => boolean): Link | undefined {
  const path = location.pathname.toLowerCase().replace(/(.)\/$/, '$1')
  const [hash] = location.hash.split('?')
  const here = links.filter(({ pathname }) => pathname === path)
  const named = here.find((link) => link.hash === hash)
  const shown = links.filter(isShown)
  const own = here.filter(isShown)
  if (named && isShown(named)) return named
  return (
    // A super admin opens the sermons of the media team: their own section of that name is marked.
    (named && shown.find((link) => nameOf(link) === nameOf(named))) ??
    own.find(({ dataset }) => 'first' in dataset) ??
    own[0] ??
    shown.find(({ pathname }) => path.startsWith(`${pathname}/`))
  )
}

const nameOf = (link: Link) => link.querySelector('span')?.textContent
