type InSeries = { series: number | null }

/** Of each series only the first event in the list; events that do not repeat all stay. */
export function firstOfSeries<Event extends InSeries>(events: readonly Event[]): Event[] {
  const met = new Set<number>()
  return events.filter(({ series }) => {
    if (series === null) return true
    const isFirst = !met.has(series)
    met.add(series)
    return isFirst
  })
}
