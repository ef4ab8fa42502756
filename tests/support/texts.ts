import { standInKey } from '../../src/server/platform/delivery/fake/key.ts'
import { openSmsStandIn } from '../../src/server/platform/delivery/fake/server.ts'

/** A stand-in for the provider of text messages, the settings by which a server uses it, and what it was given. */
export async function openTexts() {
  const standIn = await openSmsStandIn()
  const textsTo = async (telephone: string): Promise<string[]> => {
    const book = await (await fetch(`${standIn.url}/control/messages`)).json()
    return (book as { data: { to: string; text: string }[] }).data
      .filter(({ to }) => to === telephone)
      .map(({ text }) => text)
  }
  return {
    env: { ARKESEL_URL: standIn.url, ARKESEL_API_KEY: standInKey },
    textsTo,
    [Symbol.dispose]: () => standIn.close(),
  }
}
