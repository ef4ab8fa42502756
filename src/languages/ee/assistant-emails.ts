import type { Translation } from '../../lib/words/translation.ts'
import type { assistantEmailWords } from '../../server/groups/fellowships/messages.ts'

export const assistantEmails: Translation<typeof assistantEmailWords> = {
  namedSubject: { draft: 'Èle kpekpem ɖe {fellowship} ƒe kplɔla ŋu' },
  named: { draft: '{by} yɔ wò be nàkpe ɖe {fellowship} ƒe kplɔla ŋu. Akpe ɖe wò kpekpeɖeŋu ta.' },
  duties: {
    draft:
      'Àte ŋu ade dzesi ame siwo va takpekpewo, akpɔ hameviawo, aɖo ame siwo di be yewoage ɖe eme kple ame siwo ŋlɔ na kplɔla ŋu, aŋlɔ na habɔbɔa, eye nàxɔ ame siwo míekpɔ o eye wòhiã be woayɔ wo: {page}',
  },
  page: { draft: 'Nye axa' },
  forThisAlone: {
    draft:
      'Nusi nèxlẽ le afi ma tso hameviwo ŋu la li na dɔ sia koe. Àte ŋu aɖe asi le eŋu le afi ma ɣesiaɣi.',
  },
  endedSubject: { draft: 'Tso kpekpeɖeŋu na {fellowship} ƒe kplɔla ŋu' },
  ended: {
    draft: '{by} ŋlɔ be mègale kpekpem ɖe {fellowship} ƒe kplɔla ŋu o. Akpe ɖe nusi nèwɔ ta. Ègale eme.',
  },
  surprised: { draft: 'Ne esia wɔ nuku na wò la, taflatsɛ bia wò kplɔla alo hamea ƒe dɔwɔƒe.' },
}
