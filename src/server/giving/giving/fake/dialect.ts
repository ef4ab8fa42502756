import { setTimeout as wait } from 'node:timers/promises'
import type { Answer, Asked } from '../../../platform/net/fake-http.ts'
import type { Charges, FakeCharge, Webhook } from './charges.ts'

/** A provider's way to speak: it answers calls, and tells what came of a charge. */
export type Dialect = {
  /** undefined where it has broken the line. */
  answer(request: Asked): Promise<Answer | undefined> | Answer
  /** The message about a charge; a forged one says that it was successful. */
  hookOf(charge: FakeCharge, forged: boolean): Webhook
}

type Answers = { accepted: () => Answer; taken: Answer; broken: Answer }

/** Takes a charge, and ends its call as its behaviour has it: with an answer, another one, or none. */
export async function takeCharge(
  { response }: Asked,
  { charges }: Charges,
  { added, accepted, taken, broken }: Answers & { added: FakeCharge | undefined },
): Promise<Answer | undefined> {
  if (!added) return taken
  const { call, refusesCall } = added.behaviour
  if (refusesCall) charges.delete(added.reference)
  if (call === 500 || refusesCall) return broken
  if (call === 409) return { ...taken, status: 409 }
  if (call === 'late') await wait(300)
  if (call !== 'drop') return accepted()
  response.destroy()
  return undefined
}

/** Sends a message, and again each second while nobody takes it; a refused one is not repeated. */
export async function deliver({ url, method = 'POST', body, signature }: Webhook): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    ...(signature && { 'X-Paystack-Signature': signature }),
  }
  for (let time = 0; url && time < 120; time++) {
    const signal = AbortSignal.timeout(5_000)
    const answer = await fetch(url, { method, headers, body, signal }).catch(() => undefined)
    if (answer && answer.status < 500) return
    await wait(1_000)
  }
}
