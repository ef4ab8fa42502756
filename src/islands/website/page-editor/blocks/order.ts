/** The same things with one of them at another place. */
export function movedTo<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const [moved] = things.slice(from, from + 1)
  if (moved === undefined || to < 0 || to >= things.length) return [...things]
  const others = things.filter((_, at) => at !== from)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}
