import type { openIsland } from './page.tsx'

type Ask = Pick<Awaited<ReturnType<typeof openIsland>>, 'ask'>

/** The day of the church's clock, so many days later. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** An event as a leader writes it. */
export const eventOf = (title: string, more: object = {}) => ({
  title,
  description: 'We sing through the hymns of Sunday, and pray.',
  date: dayFromNow(3),
  time: '18:30',
  location: 'Upper Room',
  is_online: false,
  meeting_link: '',
  ...more,
})

/** Plans an event of fellowship 1. Returns its id. */
export async function planEvent({ ask }: Ask, title: string, more: object = {}): Promise<number> {
  const event = (await ask('leader', 'POST fellowships/1/events/', eventOf(title, more))) as { id: number }
  return event.id
}

type Member = { id: number; first_name: string; last_name: string }

/** The members of fellowship 1, with their whole names. */
export async function membersOf({ ask }: Ask) {
  const { results } = (await ask('leader', 'GET fellowships/1/members/')) as { results: Member[] }
  return results.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }))
}

type Mark = { member: { id: number }; is_present: boolean }

/** The marks of an event that the server has. */
export const recordsOf = async ({ ask }: Ask, event: number) =>
  (await ask('leader', `GET fellowships/1/events/${event}/attendance/`)) as Mark[]
