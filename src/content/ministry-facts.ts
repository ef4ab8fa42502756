import { formatHour } from '../lib/time/hours.ts'
import { type FellowshipKey, fellowships } from './fellowships.ts'
import { demonstrationAccounts, members } from './people.ts'

const everybody = [...demonstrationAccounts, ...members]

/** Name, time, place and leader of a fellowship as text. Throws for an unknown key. */
export function describeFellowship(key: FellowshipKey) {
  const fellowship = fellowships.find((one) => one.key === key)
  const leader = everybody.find(({ username }) => username === fellowship?.leader)
  if (!fellowship || !leader) throw new Error(`No fellowship ${key}, or nobody leads it`)
  return {
    name: fellowship.name,
    when: `${fellowship.day} ${formatHour(fellowship.time)}`,
    where: fellowship.location,
    leader: `${leader.first} ${leader.last}`,
    work: leader.occupation,
  }
}
