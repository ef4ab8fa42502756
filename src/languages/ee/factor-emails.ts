import type { Translation } from '../../lib/words/translation.ts'
import type { factorEmailWords } from '../../server/accounts/accounts/factors/messages.ts'

export const factorEmails: Translation<typeof factorEmailWords> = {
  happened: { draft: '{what} Ne wòe wɔe la, mehiã be nàwɔ naneke o.' },
  ifNotYou: { draft: 'Ne menye wòe o la, trɔ wò mɔʋunya enumake eye nàgblɔe na hamea ƒe dɔwɔƒe.' },
  appAddedSubject: { draft: 'App aɖe ƒe codewo kpɔa wò account ta fifia' },
  appAdded: { draft: 'tso fifia la, {account} tsɔa authenticator app ƒe code hã geɖe eme.' },
  appRemovedSubject: { draft: 'App ƒe codewo megakpɔa wò account ta o' },
  appRemoved: { draft: 'woɖe {account} ƒe authenticator app ɖa fifia.' },
  passkeyAddedSubject: { draft: 'Wotsɔ passkey kpe ɖe wò account ŋu' },
  passkeyAdded: { draft: 'passkey yeye ʋua {account} fifia.' },
  passkeyRemovedSubject: { draft: 'Woɖe passkey le wò account ŋu' },
  passkeyRemoved: { draft: 'woɖe {account} ƒe passkey ɖeka ɖa fifia.' },
  codesSubject: { draft: 'Recovery code yeyewo le asiwò' },
  codes: { draft: 'wowɔ recovery code yeyewo na {account}. Tsãtɔwo megawɔa dɔ o.' },
  codeUsedSubject: { draft: 'Wozã recovery code' },
  codeUsed: { draft: 'ame aɖe zã {account} ƒe recovery codewo dometɔ ɖeka fifia, ɖe passkey alo code teƒe.' },
  resetSubject: { draft: 'Wotutu wò two-step sign-in' },
  reset: {
    draft:
      'hamea ƒe dɔwɔƒe ɖe {account} ƒe passkeywo, authenticator app kple recovery codewo ɖa. Wò mɔʋunya koe kplɔa wò geɖe eme fifia.',
  },
  resetThen: {
    draft:
      'Taflatsɛ ɖo yeye ɖi le wò ɖoɖowo me, le "Two-step sign-in" te. Ne mèbia esia o la, gblɔe na hamea ƒe dɔwɔƒe.',
  },
  resetOnServerSubject: { draft: 'Wotutu wò two-step sign-in le servera dzi' },
  resetOnServer: {
    draft:
      'ame aɖe le hamea ƒe server gbɔ ɖe {account} ƒe passkeywo, authenticator app kple recovery codewo ɖa. Wò mɔʋunya koe kplɔa wò geɖe eme fifia.',
  },
  resetOnServerThen: {
    draft:
      'Taflatsɛ ɖo yeye ɖi le wò ɖoɖowo me, le "Two-step sign-in" te. Ne mèbia esia o la, gblɔe na hamea ƒe dɔwɔƒe enumake.',
  },
  removedSubject: { draft: 'Nusiwo woɖe le wò account ŋu' },
  removed: {
    draft:
      'ègblɔ to agbalẽa ƒe link dzi be ame bubu nɔ {account} me. Nusi ʋunɛ eye wotsɔe kpee tso ɣemaɣi la, woɖee ɖa: {removed}.',
  },
  removedThen: {
    draft:
      'Ne eƒe ɖe nye tɔwò la, taflatsɛ gaɖoe ɖi le wò ɖoɖowo me, le "Two-step sign-in" te. Kpɔe le afi ma hã ɖa be nusi katã susɔ la nye tɔwò.',
  },
  removedAtFirst: {
    draft:
      '{account} ƒe mɔʋunya yeyea ɖo kpe e-mail adrɛs sia hã dzi. Hafi la, ame aɖeke menya ame si tɔ account la nye o, eya ta nusi ʋunɛ tsã la, woɖee ɖa: {removed}.',
  },
  removedAtFirstThen: {
    draft: 'Ne eƒe ɖe nye tɔwò la, taflatsɛ gaɖoe ɖi le wò ɖoɖowo me, le "Two-step sign-in" te.',
  },
  graceSubject: { draft: 'Kɔsiɖa bubu le asiwò na two-step sign-in' },
  grace: { draft: 'hamea ƒe dɔwɔƒe na kɔsiɖa bubu {account} be wòaɖo passkey alo authenticator app ɖi.' },
  graceThen: { draft: 'Àkpɔ wo ame eve la le wò ɖoɖowo me, le "Two-step sign-in" te.' },
  passkeys: { draft: { one: 'passkey {count}', other: 'passkey {count}' } },
  app: { draft: 'authenticator app' },
  recoveryCodes: { draft: 'recovery codewo' },
  calendar: { draft: 'kalenda ƒe adrɛs' },
}
