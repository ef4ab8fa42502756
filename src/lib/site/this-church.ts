import type { ModuleId } from '../modules/modules.ts'

/*
 * The church in whose pages this code runs. In the browser it is read from data attributes of <html> (SiteLayout.astro);
 * while the server renders a page, from what the middleware noted before (server/app/views/church-attributes.ts). What is not said
 * is as in Ghana.
 */

export type ChurchAttributes = Partial<
  Record<
    | 'church'
    | 'zone'
    | 'offset'
    | 'country'
    | 'currency'
    | 'places'
    | 'calling'
    | 'trunk'
    | 'mail'
    | 'whatsapp'
    | 'unused',
    string
  >
>

/** A global, since the bundle of the pages has its own copies of module variables. */
export const churchKey = Symbol.for('asore.this-church')

/** The church's data attributes of the page. */
export const churchAttributes = (): ChurchAttributes =>
  globalThis.document?.documentElement.dataset ?? Reflect.get(globalThis, churchKey) ?? {}

/** The church's short name, as the header says it. */
export const churchName = (): string =>
  globalThis.document?.querySelector('.brand span')?.textContent ?? churchAttributes().church ?? ''

/** Whether the church sends e-mails. Where it does not, nothing on the screen promises one (docs/decisions/messages.md#waiting-e-mails). */
export const churchMails = (): boolean => churchAttributes().mail !== 'off'

/** Whether the church writes by WhatsApp. Where it does not, nothing of it is on the screen (docs/messages.md). */
export const churchWhatsApps = (): boolean => churchAttributes().whatsapp === 'on'

/** Whether the church uses a module, or one of several. What belongs to one that is off is not on the screen (docs/modules.md). */
export function isUsed(module: ModuleId | readonly ModuleId[]): boolean {
  const unused = churchAttributes().unused?.split(' ') ?? []
  return [module].flat().some((one) => !unused.includes(one))
}

/** The church's time zone, `Africa/Accra`. */
export const churchZone = (): string => churchAttributes().zone || 'Africa/Accra'

/**
 * Minutes by which the church's clocks are ahead of UTC. Undefined where they have changed, as they do for summer time: only Intl
 * knows when.
 */
export function churchOffset(): number | undefined {
  const { zone, offset } = churchAttributes()
  return zone && !offset ? undefined : Number(offset ?? 0)
}

/** The church's country, `GH`. */
export const churchCountry = (): string => churchAttributes().country || 'GH'

/** The church's currency, `GHS`. */
export const churchCurrency = (): string => churchAttributes().currency || 'GHS'

/** Makes the islands of this page follow what was just switched. Its menus do with the next page. */
export function showUnused(off: readonly ModuleId[]): void {
  if (off.length > 0) document.documentElement.dataset['unused'] = off.join(' ')
  else delete document.documentElement.dataset['unused']
}
