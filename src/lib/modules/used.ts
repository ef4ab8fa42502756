import { type ModuleId, moduleIds, modules, type Off } from './modules.ts'

/** Tells the page of a module that is off from the page 404 (src/pages/not-used.astro). It does not leave the server. */
export const unusedHeader = 'X-Asore-Unused'

/** Whether the page at an address, `/rota` or `/books#counts`, is used: one that is in no module always is. */
export function isPageUsed(address: string, off: Off): boolean {
  return off.size === 0 || moduleOfPage(address, off) === undefined
}

/** The module that is off and has the page at this address; undefined for a page that is used. */
export function moduleOfPage(address: string, off: Off): ModuleId | undefined {
  const [path = ''] = address.split(/[?#]/)
  const having = moduleIds.filter((id) => modules[id].pages.some((page) => isBelow(path, page)))
  return having.every((id) => off.has(id)) ? having[0] : undefined
}

const isBelow = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`)

/** What of a block says where it belongs. */
type AnyBlock = { kind: string; form?: string }

/** Whether a page shows a block: not when its kind is of a module that is off, nor when it only leads to a page that is not used. */
export const isBlockUsed = ({ kind, form = '' }: AnyBlock, off: Off): boolean =>
  off.size === 0 ||
  (!moduleIds.some((id) => off.has(id) && modules[id].blocks?.includes(kind)) && isPageUsed(form, off))
