import type { favouriteTexts as words } from '../../lib/texts/groups/fellowships.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const favouriteTexts: Translation<typeof words> = {
  added: { draft: 'Yɛde aka deɛ w’ani gye ho no ho' },
  removed: { draft: 'Yɛayi afiri deɛ w’ani gye ho no mu' },
  refused: { draft: 'Browser yi nni kwan mma yei' },
}
