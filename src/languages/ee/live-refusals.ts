import type { Translation } from '../../lib/words/translation.ts'
import type { liveRefusals as words } from '../../server/media/live/messages.ts'

export const liveRefusals: Translation<typeof words> = {
  tooMany: { draft: 'Ame geɖe le ekpɔm ale be míate ŋu agaxlẽ bubuwo o. Video la yia edzi.' },
  network: { draft: 'Axa geɖe akpa le ʋuʋu tso wò network dzi. Taflatsɛ tu wo dometɔ aɖewo.' },
  noMessage: { draft: 'Gbedasi sia ƒomevi meli o.' },
  hidden: { draft: 'Woɣla gbedasia.' },
  shown: { draft: 'Gbedasia gadze.' },
  noSample: { draft: 'Tẽ ƒe kpɔɖeŋu mele hame sia si o.' },
  another: { draft: 'Tẽ bubu dze egɔme tso ɣemaɣi: “{title}”.' },
  already: { draft: 'Míele tẽ xoxo, kple “{title}”. Dzudzɔ esia gbã.' },
  notLive: { draft: 'Míele tẽ fifia o.' },
}
