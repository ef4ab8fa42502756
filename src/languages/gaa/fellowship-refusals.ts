import type { Translation } from '../../lib/words/translation.ts'
import type { fellowshipRefusals as words } from '../../server/groups/fellowships/messages.ts'

export const fellowshipRefusals: Translation<typeof words> = {
  signUpCancelledMeanwhile: { draft: 'Afo gbɛiŋmaa nɛɛ mli bianɛ. Ofainɛ, gbelemɔ baafa lɛ ekoŋŋ.' },
  yourSignUpCancelled: { draft: 'Afo ogbɛiŋmaa lɛ mli.' },
  thereNoSuchActivity: { draft: 'Nifeemɔ ko bɛ ni tamɔ nakai.' },
  activityBelongsAnotherFellowship: { draft: 'Nifeemɔ nɛɛ ji kuu kroko nɔ.' },
  churchOfficeSaysWhich: { draft: 'Asafo lɛ ɔfis lɛ tsɔɔ kuu ni nifeemɔ ko ji enɔ.' },
  doNotAssistLeader: { draft: 'Eyeee kuu nɛɛ hiɛnyiɛlɔ ebuaaa.' },
  youDoNotAssist: { draft: 'Oyeee hiɛnyiɛlɔ ko obuaaa.' },
  youDoNotAssist2: { draft: 'Oyeee hiɛnyiɛlɔ lɛ obuaaa dɔŋŋ. Oyiwaladɔŋŋ yɛ nɔ ni ofee lɛ hewɔ.' },
  thereNoSuchMember: { draft: 'Asafonyo ko bɛ kuu nɛɛ mli ni tamɔ nakai.' },
  leadNameThemselves: { draft: 'Lɛ diɛŋtsɛ enyiɛ {name} hiɛ.' },
  fellowshipAtMostMostAssistants: {
    draft: 'Kuu yɛ yelikɛbualɔi {mostAssistants} pɛ. Ofainɛ, jie mɔ kome dã.',
  },
  linkDoesNotHold: {
    draft: 'Link nɛɛ tsuuu nii dɔŋŋ. Ofainɛ, bi kuu lɛ hiɛnyiɛlɔ ehee, loo kwɛmɔ akɛ fɛɛ yɛ mli.',
  },
  fellowshipNoLeaderAt: { draft: 'Kuu nɛɛ bɛ hiɛnyiɛlɔ bianɛ. Ofainɛ, ŋmaa kɛyaha ɔfis lɛ.' },
  messageSentGroupLeader: { draft: 'Atsu shɛɛ sane lɛ kɛyaha kuu lɛ hiɛnyiɛlɔ' },
  thereNoSuchMessage: { draft: 'Shɛɛ sane ko bɛ kuu nɛɛ mli ni tamɔ nakai.' },
  memberWroteGoesAccount: { draft: 'Asafonyo ŋma enɛ: ekɛ e-account yaa. Obaanyɛ oto.' },
  fellowshipNoLink: { draft: 'Kuu nɛɛ bɛ link.' },
  youNotPartAny: { draft: 'Obɛ kuu ko mli lolo.' },
  youLeftFellowship: { draft: 'Oje kuu lɛ mli.' },
  thereNoSuchFellowship: { draft: 'Kuu ko bɛ ni tamɔ nakai.' },
  youNotPartFellowship: { draft: 'Obɛ kuu nɛɛ mli.' },
  chooseAnotherFellowship: { draft: 'Ofainɛ, halamɔ kuu kroko' },
  fellowshipNoLeaderYet: {
    draft: 'Kuu nɛɛ bɛ hiɛnyiɛlɔ lolo. Ofainɛ, bi super admin koni ekɛ asafonyo lɛ aya jɛmɛ',
  },
  askedAlreadyLeaderNot: { draft: 'Abi enɛ momo. Hiɛnyiɛlɔ lɛ hako hetoo.' },
  memberMovedMeanwhileAnswer: {
    draft: 'Asafonyo nɛɛ etee he kroko. Ofainɛ, ha hetoo daabi, loo bi hiɛnyiɛlɔ lɛ.',
  },
  youDoNotLead: { draft: 'Onyiɛɛɛ kuu ko hiɛ lolo.' },
  fellowshipDeleted: { draft: 'Ajie kuu lɛ.' },
  anotherFellowshipName: { draft: 'Kuu kroko hiɛ gbɛi nɛɛ' },
  thereNoSuchMember2: { draft: 'Asafonyo ko tamɔ nakai bɛ' },
  accountBelongsMediaTeam: {
    draft:
      'Account nɛɛ yɛ media kuu lɛ mli, ni account yɛ nitsumɔ kome pɛ. Ofainɛ, halamɔ mɔ kroko, loo tsakemɔ nitsumɔ lɛ yɛ Accounts shishi dã.',
  },
}
