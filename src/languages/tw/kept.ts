import type { keptWords } from '../../islands/media/kept/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const kept: Translation<typeof keptWords> = {
  title: { draft: 'Deɛ wɔasie' },
  description: { draft: 'Nkratafa a wobɛtumi akan wɔ ha a network nni hɔ, ne sɛdeɛ woyi firi hɔ.' },
  lede: {
    draft:
      'Deɛ woakan no tena ha, na woatumi akan bio wɔ berɛ a network nni hɔ. Sɛ wofiri mu, anaa obi foforɔ wura mu a, yɛyi nkratafa no. Deɛ wotwerɛeɛ a na network nni hɔ no twɛn wɔ ha kɔsi sɛ ɛbɛkɔ.',
  },
  unsent: { draft: 'Deɛ ɛnkɔeɛ' },
  sermons: { draft: 'Asɛnka' },
  pages: { draft: 'Nkratafa' },
  needsScript: { draft: 'Saa nkratafa yi hia JavaScript, na wɔadum wɔ browser yi mu.' },
  none: { draft: 'Wɔnsiee hwee.' },
  removeAll: { draft: 'Yi nkratafa nyinaa firi hɔ' },
  remove: { draft: 'Yi firi hɔ' },
  removePage: { draft: 'Yi {title} firi hɔ' },
}
