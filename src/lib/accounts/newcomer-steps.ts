/** A step that follows a newcomer's card: `days` after it, or null for no day. */
export type NewcomerStep = { name: string; days: number | null }

export const mostSteps = 12
const longestName = 60
const mostDays = 365

/** Reads `Call in 3 days, Visit in 10 days, Class`. Undefined for what nobody could have meant. */
export function readSteps(written: string): NewcomerStep[] | undefined {
  const parts = written
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length > mostSteps) return undefined
  const steps = parts.map((part): NewcomerStep => {
    const [, name = part, days] = /^(.*\S) in (\d{1,4}) days?$/i.exec(part) ?? []
    return { name, days: days === undefined ? null : Number(days) }
  })
  const isSound = ({ name, days }: NewcomerStep) => name.length <= longestName && (days ?? 0) <= mostDays
  return steps.every(isSound) ? steps : undefined
}
