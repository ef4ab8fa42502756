import type { Church } from './church.ts'

export const sunday = { title: 'First service', address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }

export const offAir = { live: false, viewers: 0, title: '', address: '', started_at: null }

/** Starts a stream, and returns the access token of the account that did. */
export const goLive = async (church: Church) => {
  const { access } = await church.signIn('media')
  await church.post('live/start/', sunday, access)
  return access
}

export const say = (church: Church, text: string, access?: string) =>
  church.post('live/messages/', { text }, access)

/** The texts of the chat. */
export const chatTexts = async (church: Church) =>
  ((await church.get('live/messages/')).body as { text: string }[]).map(({ text }) => text)

export const idOf = (answer: { body: unknown }) => (answer.body as { id: number }).id
