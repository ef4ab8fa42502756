import type { testimonyWords } from '../../islands/care/testimonies/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonies: Translation<typeof testimonyWords> = {
  newest: { draft: 'Ɖaseɖiɖi {most} yeyeawo nye esiawo.' },
  share: { draft: 'Ɖi ɖase' },
  search: { draft: 'Di ɖaseɖiɖiwo' },
  category: { draft: 'Hatsotso' },
  allCategories: { draft: 'Wo katã' },
  all: { draft: 'Ɖaseɖiɖiwo katã' },
  testimonies: { draft: { one: 'ɖaseɖiɖi {count}', other: 'ɖaseɖiɖi {count}' } },
  noneFound: { draft: 'Ɖaseɖiɖi aɖeke mele afisia tso nya sia ŋu haɖe o.' },
  noneYet: { draft: 'Ame aɖeke meɖi ɖase haɖe o. Tɔwò ate ŋu anye gbãtɔ.' },
  showAll: { draft: 'Fia ɖaseɖiɖiwo katã' },
  waits: { draft: 'Ele asidadaɖedzi lalam' },
  aMember: { draft: 'Hamevi aɖe' },
  verified: { draft: '✓ Woɖo kpe edzi' },
  like: { draft: 'Melɔ̃e' },
  liked: { draft: 'Èlɔ̃e' },
  likedAlready: { draft: 'Èlɔ̃ esia egbe. Akpe!' },
  likes: { draft: { one: 'ame {count} lɔ̃e', other: 'ame {count} lɔ̃e' } },
  video: { draft: 'Video<a>: {title}, le tab yeye me</a>' },
}
