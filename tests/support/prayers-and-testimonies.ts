export const idIn = ({ body }: { body: unknown }) => (body as { id: number }).id

export const hour = 3_600_000

export const day = 24 * hour

export const healing = {
  title: 'For my mother’s healing',
  description: 'She is at Kwahu Hospital.',
  prayer_count: 0,
}

export const thanks = {
  name: 'ignored',
  title: 'He provided',
  category: 'provision',
  content: 'School fees came.',
  image: null,
  video: null,
}
