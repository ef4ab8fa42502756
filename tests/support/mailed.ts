import type { Church } from './church.ts'

type LinkKind = 'confirm-email' | 'undo-email' | 'not-me' | 'not-my-account' | 'reset-password'

/** The tokens of the links of one kind in the letters to an address, oldest first, once all letters are sent. */
export async function mailedTokens(church: Church, kind: LinkKind, to?: string): Promise<string[]> {
  // Longer than a process waits at its end: on a busy machine letters take a while.
  await church.background.ended(20_000)
  const link = new RegExp(`/${kind}#(\\S+)`)
  return church.letters
    .filter((letter) => to === undefined || letter.to === to)
    .flatMap(({ text }) => link.exec(text)?.[1] ?? [])
}

/** Makes the call of the button on a mailed link's page, signed in or not. */
export const press = (church: Church, kind: LinkKind, token = '', access?: string) =>
  church.post(`auth/${kind}/`, { token }, access)

/** Changes details of an account. */
export const patchUser = (church: Church, access: string, body: object, username = 'member') =>
  church.call('PATCH', `users/update/${username}/`, body, access)
