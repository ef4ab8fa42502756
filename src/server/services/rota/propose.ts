import type { CandidateAnswer, Hindrance } from '../../../lib/contract/services/rota.ts'

/** A member of the team, with the figures that the order of fairness compares. Days count shifts in every team. */
export type Candidate = {
  account: number
  name: string
  /** The days of turns that were asked or accepted, in the last 365 days and to come. */
  days: readonly string[]
  cannot: readonly { from_day: string; to_day: string; word: string }[]
  /** Slots to which the person said no, with the word. */
  declined: ReadonlyMap<string, string>
}

/** A service of a day. `key` names it in `declined`; `held` are the accounts that have a shift there. */
type Slot = { key: string; day: string; needed: number; held: readonly number[] }

/**
 * Proposes people for each slot, in the order of the slots: who has the fewest shifts first, of these who served longest ago. Nobody
 * is proposed for two slots of one day, when they cannot, or where they said no. Returns for each slot everybody who has no shift
 * there, the fairest first.
 */
export function propose(slots: readonly Slot[], team: readonly Candidate[]): CandidateAnswer[][] {
  const days = new Map(team.map(({ account, days: held }) => [account, [...held]]))
  return slots.map(({ key, day, needed, held }) => {
    const rows = team
      .filter(({ account }) => !held.includes(account))
      .map((one) => {
        const own = days.get(one.account) ?? []
        return {
          ...reasonOf(own, day),
          ...hindranceOf(one, { own, day, key }),
          ...pick(one),
          is_proposed: false,
        }
      })
      .toSorted(byFairness)
    const open = Math.max(0, needed - held.length)
    const proposed = new Set(
      rows
        .filter(({ hindrance }) => hindrance === '')
        .slice(0, open)
        .map(({ account }) => account),
    )
    for (const account of proposed) days.get(account)?.push(day)
    return rows.map((row) => ({ ...row, is_proposed: proposed.has(row.account) }))
  })
}

const pick = ({ account, name }: Candidate) => ({ account, name })

/** `last_day`: the latest shift before the day, or ''. */
const reasonOf = (own: readonly string[], day: string) => ({
  turns: own.length,
  last_day:
    own
      .filter((other) => other < day)
      .toSorted()
      .at(-1) ?? '',
})

type Asked = { own: readonly string[]; day: string; key: string }

function hindranceOf(
  { cannot, declined }: Candidate,
  { own, day, key }: Asked,
): { hindrance: Hindrance; word: string } {
  const away = cannot.find(({ from_day, to_day }) => from_day <= day && day <= to_day)
  if (away) return { hindrance: 'cannot', word: away.word }
  const no = declined.get(key)
  if (no !== undefined) return { hindrance: 'said no', word: no }
  return { hindrance: own.includes(day) ? 'that day' : '', word: '' }
}

const byFairness = (one: CandidateAnswer, other: CandidateAnswer): number =>
  Number(one.hindrance !== '') - Number(other.hindrance !== '') ||
  one.turns - other.turns ||
  (one.last_day < other.last_day ? -1 : Number(one.last_day > other.last_day)) ||
  one.name.localeCompare(other.name) ||
  one.account - other.account
