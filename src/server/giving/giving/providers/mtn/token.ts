import * as z from 'zod'
import { parseJson, Text } from '../../../../platform/net/read-answers.ts'
import { callProvider } from '../call.ts'

type Options = {
  apiUser: string
  apiKey: string
  subscriptionKey: string
  base: () => string | Promise<string>
  now: () => Date
}

/** A token is not used in its last minute, so that none expires on its way. */
const margin = 60_000

const Answer = z.object({ access_token: Text, expires_in: z.coerce.number().positive().catch(3600) })

/** The token of MTN's API, kept until it expires. Calls at once wait for the same renewal. */
export function openToken({ apiUser, apiKey, subscriptionKey, base, now }: Options) {
  let kept: { token: string; until: number } | undefined
  let renewing: Promise<string> | undefined

  async function renew(): Promise<string> {
    const basic = Buffer.from(`${apiUser}:${apiKey}`).toString('base64')
    const { status, text } = await callProvider(async () => `${await base()}/collection/token/`, {
      method: 'POST',
      headers: { Authorization: `Basic ${basic}`, 'Ocp-Apim-Subscription-Key': subscriptionKey },
    })
    const read = Answer.safeParse(parseJson(text))
    if (status !== 200 || !read.success || !read.data.access_token) return ''
    const { access_token: token, expires_in } = read.data
    kept = { token, until: now().getTime() + expires_in * 1000 - margin }
    return token
  }

  return {
    /** The token; '' where MTN gives none. */
    async read(): Promise<string> {
      if (kept && kept.until > now().getTime()) return kept.token
      renewing ??= renew().finally(() => {
        renewing = undefined
      })
      return renewing
    },
    forget: () => {
      kept = undefined
    },
  }
}
