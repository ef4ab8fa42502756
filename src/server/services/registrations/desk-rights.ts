/** Whose registrations somebody keeps, as the database has it now. */
export type Desk = {
  /** Of the whole church: sets them up, or stands at the door alone. */
  church: 'sets up' | 'door' | 'none'
  /** The fellowships whose events are theirs: they lead or assist there. */
  fellowships: readonly number[]
  /** The super admin's: of all fellowships. */
  everything: boolean
}

/** What somebody may do with the registration of an event, by its fellowship; null for the whole church. */
export function rightAt(desk: Desk, fellowship: number | null): Desk['church'] {
  if (fellowship === null) return desk.church
  return desk.everything || desk.fellowships.includes(fellowship) ? 'sets up' : 'none'
}
