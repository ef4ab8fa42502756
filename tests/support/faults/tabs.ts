import { rm } from 'node:fs/promises'
import { call, type Session, signIn } from './call.ts'
import { type Outcome, openStage, servesAgain, setStage } from './outcome.ts'

/** Two tabs renew one session in parallel, and the answer to a renewal is lost: the session must go on. */
export async function renewTwice(rounds: number): Promise<Outcome> {
  const stage = await setStage('tabs')
  await using server = await openStage(stage)
  const { url } = server
  const wrong: string[] = []
  for (let round = 0; round < rounds; round++) {
    wrong.push(...(await atOnce(url)).map((line) => `two at once: ${line}`))
    wrong.push(...(await answerLost(url)).map((line) => `an answer lost: ${line}`))
  }
  const back = await servesAgain(url)
  await server.kill('SIGTERM')
  await rm(stage.dataDir, { recursive: true, force: true })
  return {
    fault: 'two renewals at once, or one answer lost',
    rounds: rounds * 2,
    acknowledged: rounds * 4,
    wrong,
    back,
  }
}

const renew = (url: string, { refresh }: Session) => call(url, 'auth/refresh/', { body: { refresh } })
const mine = async (url: string, { access }: Session) => (await call(url, 'users/me/', { access })).status

async function atOnce(url: string): Promise<string[]> {
  const session = await signIn(url, 'member')
  const both = await Promise.all([renew(url, session), renew(url, session)])
  const statuses = [...both.map(({ status }) => status)]
  for (const { body } of both) statuses.push(await mine(url, body as Session))
  return statuses.every((status) => status === 200) ? [] : [statuses.join(', ')]
}

async function answerLost(url: string): Promise<string[]> {
  const session = await signIn(url, 'member')
  await renew(url, session)
  const again = await renew(url, session)
  const next = await renew(url, again.body as Session)
  const statuses = [again.status, next.status, await mine(url, next.body as Session)]
  return statuses.every((status) => status === 200) ? [] : [statuses.join(', ')]
}
