import type { Cleared } from './clear.ts'

/** The report of what was or would be removed, as lines for the terminal. */
export function tellCleared(cleared: Cleared, { dryRun }: { dryRun: boolean }): string[] {
  const { removed, kept, gone, files, withoutFellowship, hasAdmin } = cleared
  if (removed.size === 0 && kept.length === 0) return ['There is no sample data here: nothing to remove.']
  const counts = list(removed)
  const lost = list(new Map([...gone].filter(([, count]) => count > 0)))
  return [
    `${dryRun ? 'Would be removed' : 'Removed'}: ${counts || 'no rows'}, with ${files.length} files.`,
    ...kept.map(
      ({ table, name, why }) =>
        `Stays as the church’s own: ${table.replace('_', ' ')} “${name}”, since ${why}.`,
    ),
    ...(lost ? [`With sample rows goes what people did with them: ${lost}.`] : []),
    ...(withoutFellowship > 0
      ? [`${withoutFellowship} people stay whose fellowship goes: they are in none then.`]
      : []),
    ...(hasAdmin ? [] : ['The church has no admin then: the next start offers a link to become the first.']),
    ...(dryRun ? ['Nothing was changed. Make a backup, then do it: npm run clear-samples -- --yes'] : []),
  ]
}

const list = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([table, count]) => `${table.replace('_', ' ')} ${count}`).join(', ')
