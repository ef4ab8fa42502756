import type { Translation } from '../../lib/words/translation.ts'
import type { factorEmailWords } from '../../server/accounts/accounts/factors/messages.ts'

export const factorEmails: Translation<typeof factorEmailWords> = {
  happened: { draft: '{what} Kɛ bo ofee lɛ, ehiaaa akɛ ofeɔ nɔ ko.' },
  ifNotYou: { draft: 'Kɛ jeee bo lɛ, tsakemɔ o-password lɛ amrɔ nɔŋŋ ni okɛɛ asafo lɛ ofis lɛ.' },
  appAddedSubject: { draft: 'App ko codes bu o-account lɛ he bianɛ' },
  appAdded: { draft: 'kɛjɛ bianɛ, {account} kɛ authenticator app code hu yaa mli.' },
  appRemovedSubject: { draft: 'App codes buuu o-account lɛ he dɔŋŋ' },
  appRemoved: { draft: 'ajie {account} authenticator app lɛ bianɛ.' },
  passkeyAddedSubject: { draft: 'Akɛ passkey efata o-account lɛ he' },
  passkeyAdded: { draft: 'passkey hee gbeleɔ {account} bianɛ.' },
  passkeyRemovedSubject: { draft: 'Ajie passkey kɛjɛ o-account lɛ he' },
  passkeyRemoved: { draft: 'ajie {account} passkey ko bianɛ.' },
  codesSubject: { draft: 'Oyɛ recovery codes heei' },
  codes: { draft: 'afee recovery codes heei kɛha {account}. Tsutsu lɛ etsuuu nii dɔŋŋ.' },
  codeUsedSubject: { draft: 'Akɛ recovery code etsu nii' },
  codeUsed: {
    draft: 'mɔ ko kɛ {account} recovery codes lɛ ekome etsu nii bianɛ, yɛ passkey loo code najiaŋ.',
  },
  resetSubject: { draft: 'Ajie o-two-step sign-in lɛ' },
  reset: {
    draft:
      'asafo lɛ ofis lɛ ejie {account} passkeys, authenticator app kɛ recovery codes lɛ. O-password lɛ pɛ haa oyaa mli bianɛ.',
  },
  resetThen: {
    draft:
      'Ofainɛ, too hee he gbɛjianɔ yɛ ogbɛjianɔtoi amli, yɛ "Two-step sign-in" shishi. Kɛ obiii enɛ lɛ, kɛɛ asafo lɛ ofis lɛ.',
  },
  resetOnServerSubject: { draft: 'Ajie o-two-step sign-in lɛ yɛ server lɛ nɔ' },
  resetOnServer: {
    draft:
      'mɔ ko yɛ asafo lɛ server lɛ he ejie {account} passkeys, authenticator app kɛ recovery codes lɛ. O-password lɛ pɛ haa oyaa mli bianɛ.',
  },
  resetOnServerThen: {
    draft:
      'Ofainɛ, too hee he gbɛjianɔ yɛ ogbɛjianɔtoi amli, yɛ "Two-step sign-in" shishi. Kɛ obiii enɛ lɛ, kɛɛ asafo lɛ ofis lɛ amrɔ nɔŋŋ.',
  },
  removedSubject: { draft: 'Nii ni ajie kɛjɛ o-account lɛ he' },
  removed: {
    draft:
      'otsɔ wolo lɛ link lɛ nɔ okɛɛ akɛ mɔ kroko yɛ {account} mli. Nɔ ni gbeleɔ ni akɛfata he kɛjɛ nakai be lɛ, ajie: {removed}.',
  },
  removedThen: {
    draft:
      'Kɛ eko ji onɔ lɛ, ofainɛ, too he gbɛjianɔ ekoŋŋ yɛ ogbɛjianɔtoi amli, yɛ "Two-step sign-in" shishi. Kwɛmɔ jɛmɛ hu akɛ nɔ ni eshwɛ lɛ fɛɛ ji onɔ.',
  },
  removedAtFirst: {
    draft:
      '{account} password hee lɛ ema e-mail address nɛɛ hu nɔ mi. Dani nakai lɛ, mɔ ko leee mɔ ni account lɛ ji enɔ, no hewɔ lɛ nɔ ni gbeleɔ tsutsu lɛ ajie: {removed}.',
  },
  removedAtFirstThen: {
    draft:
      'Kɛ eko ji onɔ lɛ, ofainɛ, too he gbɛjianɔ ekoŋŋ yɛ ogbɛjianɔtoi amli, yɛ "Two-step sign-in" shishi.',
  },
  graceSubject: { draft: 'Oyɛ otsi kroko kɛha two-step sign-in' },
  grace: {
    draft:
      'asafo lɛ ofis lɛ ekɛ otsi kroko eha {account} koni eto passkey loo authenticator app he gbɛjianɔ.',
  },
  graceThen: { draft: 'Obaana amɛ enyɔ lɛ fɛɛ yɛ ogbɛjianɔtoi amli, yɛ "Two-step sign-in" shishi.' },
  passkeys: { draft: { one: 'passkey {count}', other: 'passkey {count}' } },
  app: { draft: 'authenticator app lɛ' },
  recoveryCodes: { draft: 'recovery codes lɛ' },
  calendar: { draft: 'kalenda lɛ address' },
}
