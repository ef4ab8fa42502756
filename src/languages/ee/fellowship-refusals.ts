import type { Translation } from '../../lib/words/translation.ts'
import type { fellowshipRefusals as words } from '../../server/groups/fellowships/messages.ts'

export const fellowshipRefusals: Translation<typeof words> = {
  signUpCancelledMeanwhile: { draft: 'Wotso ŋkɔŋɔŋlɔ sia me fifia. Taflatsɛ gaʋu axaa.' },
  yourSignUpCancelled: { draft: 'Wotso wò ŋkɔŋɔŋlɔa me.' },
  thereNoSuchActivity: { draft: 'Dɔwɔna sia ƒomevi meli o.' },
  activityBelongsAnotherFellowship: { draft: 'Dɔwɔna sia nye habɔbɔ bubu tɔ.' },
  churchOfficeSaysWhich: { draft: 'Hamea ƒe ɔfise gblɔa habɔbɔ si tɔ dɔwɔna nye.' },
  doNotAssistLeader: { draft: 'Mekpe ɖe habɔbɔ sia ƒe kplɔla ŋu o.' },
  youDoNotAssist: { draft: 'Mèkpe ɖe kplɔla aɖeke ŋu o.' },
  youDoNotAssist2: { draft: 'Mègakpe ɖe kplɔlaa ŋu o. Akpe ɖe nusi nèwɔ ta.' },
  thereNoSuchMember: { draft: 'Hamevi sia ƒomevi mele habɔbɔ sia me o.' },
  leadNameThemselves: { draft: 'Eya ŋutɔe kplɔa {name}.' },
  fellowshipAtMostMostAssistants: {
    draft: 'Kpeɖeŋutɔ {mostAssistants} koe habɔbɔ ate ŋu akpɔ. Taflatsɛ ɖe ɖeka ɖa gbã.',
  },
  linkDoesNotHold: {
    draft: 'Link sia megawɔa dɔ o. Taflatsɛ bia yeyea tso habɔbɔa ƒe kplɔla gbɔ, alo kpɔe be wò katã le eme.',
  },
  fellowshipNoLeaderAt: { draft: 'Kplɔla mele habɔbɔ sia si fifia o. Taflatsɛ ŋlɔ ɖo ɖe ɔfis.' },
  messageSentGroupLeader: { draft: 'Woɖo gbedasia ɖe habɔbɔa ƒe kplɔla' },
  thereNoSuchMessage: { draft: 'Gbedasi sia ƒomevi mele habɔbɔ sia me o.' },
  memberWroteGoesAccount: { draft: 'Hameviae ŋlɔ esia: eyia kple eƒe account. Àte ŋu adzrae ɖo.' },
  fellowshipNoLink: { draft: 'Link mele habɔbɔ sia si o.' },
  youNotPartAny: { draft: 'Mèle habɔbɔ aɖeke me haɖe o.' },
  youLeftFellowship: { draft: 'Èdo le habɔbɔa me.' },
  thereNoSuchFellowship: { draft: 'Habɔbɔ sia ƒomevi meli o.' },
  youNotPartFellowship: { draft: 'Mèle habɔbɔ sia me o.' },
  chooseAnotherFellowship: { draft: 'Taflatsɛ tia habɔbɔ bubu' },
  fellowshipNoLeaderYet: {
    draft: 'Kplɔla mele habɔbɔ sia si haɖe o. Taflatsɛ bia super admin be wòatsɔ hamevia ayi afi ma',
  },
  askedAlreadyLeaderNot: { draft: 'Èbia esia xoxo. Kplɔlaa meɖo eŋu haɖe o.' },
  memberMovedMeanwhileAnswer: { draft: 'Hamevi sia yi afi bubu. Taflatsɛ ɖo eŋu be ao, alo bia kplɔlaa.' },
  youDoNotLead: { draft: 'Mèkplɔ habɔbɔ aɖeke haɖe o.' },
  fellowshipDeleted: { draft: 'Wotutu habɔbɔa.' },
  anotherFellowshipName: { draft: 'Habɔbɔ bubu le ŋkɔ sia' },
  thereNoSuchMember2: { draft: 'Hamevi sia tɔgbi meli o' },
  accountBelongsMediaTeam: {
    draft:
      'Media ƒuƒoƒoa tɔe account sia nye, eye dɔ ɖeka koe le account si. Taflatsɛ tia ame bubu, alo trɔ dɔa le Accountwo te gbã.',
  },
}
