import type { worshipWords } from '../../islands/services/worship/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const worship: Translation<typeof worshipWords> = {
  title: { draft: 'Ɔsom' },
  description: { draft: 'Asɔre nhyehyɛeɛ, nnwom ne projection.' },
  subtitle: { draft: 'Asɔre biara nhyehyɛeɛ, nnwom no, ne deɛ projector no kyerɛ.' },
  ownSubtitle: { draft: 'Asɔre a wosom mu no nhyehyɛeɛ.' },
  needs: { draft: 'Asɔre nhyehyɛeɛ hia' },
}
