import type { Translation } from '../../lib/words/translation.ts'
import type { mediaRefusals as words } from '../../server/media/sermons/messages.ts'

export const mediaRefusals: Translation<typeof words> = {
  deleted: { draft: 'Ajie shiɛmɔ lɛ.' },
  noSermon: { draft: 'Shiɛmɔ ko bɛ ni tamɔ nakai.' },
  sameSeries: { draft: 'Series enyɔ gbɛi ji ekome' },
  noSeries: { draft: 'Series ko bɛ ni tamɔ nakai' },
  chooseSeries: { draft: 'Ofainɛ, halamɔ series' },
  videoOrLink: { draft: 'Ofainɛ, haa YouTube link loo okɛ video fail awo nɔ' },
  audio: { draft: 'Ofainɛ, kɛ audio fail awo nɔ' },
  counted: { draft: 'Akane.' },
}
