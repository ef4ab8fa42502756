import type { Translation } from '../../lib/words/translation.ts'
import type { liveRefusals as words } from '../../server/media/live/messages.ts'

export const liveRefusals: Translation<typeof words> = {
  tooMany: { draft: 'Tant de gens regardent qu’on ne peut plus en compter. La vidéo continue.' },
  network: { draft: 'Trop de pages sont ouvertes depuis votre réseau. Fermez-en quelques-unes.' },
  noMessage: { draft: 'Il n’y a pas de tel message.' },
  hidden: { draft: 'Le message est caché.' },
  shown: { draft: 'Le message est de nouveau visible.' },
  noSample: { draft: 'Il n’y a pas de direct d’essai dans cette église.' },
  another: { draft: 'Un autre direct a commencé depuis : « {title} ».' },
  already: { draft: 'Nous sommes déjà en direct, avec « {title} ». Terminez d’abord celui-là.' },
  notLive: { draft: 'Nous ne sommes pas en direct pour le moment.' },
}
