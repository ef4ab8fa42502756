import { fakeSmsKey } from '../../src/server/platform/delivery/fake/key.ts'
import { openFakeSms } from '../../src/server/platform/delivery/fake/server.ts'

/** A fake for the provider of text messages, the settings by which a server uses it, and what it was given. */
export async function openTexts() {
  const fake = await openFakeSms()
  const textsTo = async (telephone: string): Promise<string[]> => {
    const book = await (await fetch(`${fake.url}/control/messages`)).json()
    return (book as { data: { to: string; text: string }[] }).data
      .filter(({ to }) => to === telephone)
      .map(({ text }) => text)
  }
  return {
    env: { ARKESEL_URL: fake.url, ARKESEL_API_KEY: fakeSmsKey },
    textsTo,
    [Symbol.dispose]: () => fake.close(),
  }
}
